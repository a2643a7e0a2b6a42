import type { CheckoutQuote } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Link as LinkStyle, Text } from '@brightyard/ui'
import { FormErrorSummary } from '@brightyard/ui/form'

type Problem = CheckoutQuote['problems'][number]

/** Where on the page a problem is solved. */
const places: Partial<Record<Problem['code'], string>> = {
  address_missing: 'address',
  not_serviceable: 'address',
  line_changed: 'items',
  too_many_units: 'items',
}

interface CheckoutIssuesProps {
  problems: readonly Problem[]
  isFormOpen: boolean
}

/** What has to be done before the order can be placed, each with the way there. */
export function CheckoutIssues({ problems, isFormOpen }: CheckoutIssuesProps) {
  const isUnverified = problems.some(({ code }) => code === 'contact_unverified')
  return (
    <Box>
      <FormErrorSummary
        title="Before you can order"
        errors={[
          ...(isFormOpen
            ? [{ fieldId: 'address', message: 'Save or cancel the address you are editing.' }]
            : []),
          ...problems.map(({ code, message }) => {
            const fieldId = places[code]
            return fieldId === undefined ? { message } : { fieldId, message }
          }),
        ]}
      />
      {isUnverified ? (
        <Text mt="2">
          <LinkStyle asChild>
            <Link to={accountPaths.security.to()}>Confirm your email or mobile number</Link>
          </LinkStyle>
        </Text>
      ) : null}
    </Box>
  )
}
