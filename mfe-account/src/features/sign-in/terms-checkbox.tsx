import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Link as StyledLink } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Checkbox>, 'children'>

export const TermsCheckbox = (props: Props) => (
  <Checkbox {...props}>
    I accept the{' '}
    <StyledLink asChild>
      <Link to={contentPaths.termsOfService.to()} target="_blank">
        terms of service
      </Link>
    </StyledLink>{' '}
    and the{' '}
    <StyledLink asChild>
      <Link to={contentPaths.privacyPolicy.to()} target="_blank">
        privacy policy
      </Link>
    </StyledLink>
  </Checkbox>
)
