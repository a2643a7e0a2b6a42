import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  DateTime,
  Link,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  Chip,
  Flex,
  LinkButton,
  PageHeading,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { Asked } from '../../loading/asked.tsx'
import { statusColours, statusWords, transactionQuery } from './transactions.api.ts'

/**
 * A link to a payment that is not the person's, or no more, leads to the list with a word about it. What can
 * be no code is no page (V-016).
 */
export async function loader({ params, queryClient }: PageContext) {
  const code = params.id ?? ''
  if (code === '') return redirect(accountPaths.transactions.to())
  if (!/^[\w-]{4,40}$/.test(code)) throw pageNotFound()
  try {
    await queryClient.fetchQuery(transactionQuery(code))
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') {
      return redirect(accountPaths.transactions.to({}, { gone: true }))
    }
  }
  return code
}

/** One payment with what it was for. */
export function Component() {
  const code = useLoaderData<string>()
  const query = useQuery(transactionQuery(code))
  return (
    <>
      <PageHead title={`Transaction ${code}`} description="One payment." hidden />
      <PageHeading intro={query.data?.title}>{`Transaction ${code}`}</PageHeading>
      <Box minH="20rem" maxW="42rem" pb="6">
        <Asked query={query} what="this transaction">
          {(one) => (
            <Stack gap="6">
              <Card p={{ base: '5', md: '7' }}>
                <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="4">
                  <Text fontFamily="heading" fontWeight="bold" fontSize="3xl">
                    {formatMoney(one.amount_in_paise)}
                  </Text>
                  <Chip size="md" colorPalette={statusColours[one.status]}>
                    {statusWords[one.status]}
                  </Chip>
                </Flex>
                <Stack as="ul" listStyleType="none" gap="2" mb="5">
                  {one.lines.map(({ name, quantity, amount_in_paise }, place) => (
                    <Flex as="li" key={`${name} ${place}`} justify="space-between" gap="4">
                      <Text minW="0">{quantity > 1 ? `${quantity} × ${name}` : name}</Text>
                      <Text>{formatMoney(amount_in_paise)}</Text>
                    </Flex>
                  ))}
                </Stack>
                <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  <DateTime iso={one.paid_at} show="moment" />
                  {one.reference && ` · Reference ${one.reference}`}
                </Text>
              </Card>
              {one.tries.length > 1 && (
                <Card p={{ base: '5', md: '7' }}>
                  <Section title="Every try" headingSize="md">
                    <Stack as="ul" listStyleType="none" gap="2">
                      {one.tries.map(({ at, status }) => (
                        <Flex as="li" key={at} justify="space-between" gap="3">
                          <DateTime iso={at} show="moment" />
                          <Chip colorPalette={statusColours[status]}>{statusWords[status]}</Chip>
                        </Flex>
                      ))}
                    </Stack>
                  </Section>
                </Card>
              )}
              <Flex gap="3" wrap="wrap">
                <LinkButton asChild>
                  <Link to={shopPaths.orderDetails.to({ id: one.order_id })}>To the order</Link>
                </LinkButton>
                <LinkButton asChild variant="outline">
                  <Link to={accountPaths.transactions.to()}>My transactions</Link>
                </LinkButton>
              </Flex>
            </Stack>
          )}
        </Asked>
      </Box>
    </>
  )
}
