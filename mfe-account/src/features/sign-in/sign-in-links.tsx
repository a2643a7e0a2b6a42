import { Link, useSearchParams } from '@brightyard/runtime'
import { Link as StyledLink } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Target {
  to: (params?: object, query?: Record<string, string | null>) => string
}

/** A link between the sign-in pages that takes along where to go afterwards. */
export function SignInLink({ page, children }: { page: Target; children: ReactNode }) {
  const [query] = useSearchParams()
  return (
    <StyledLink asChild fontWeight="semibold">
      <Link to={page.to({}, { redirectURL: query.get('redirectURL'), for: query.get('for') })}>
        {children}
      </Link>
    </StyledLink>
  )
}
