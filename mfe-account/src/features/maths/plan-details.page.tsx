import type { SubscriptionTerm } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  OnDemand,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  Chip,
  EmptyState,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { useRef, useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { mathsCode, termsQuery } from '../../maths/maths.queries.ts'
import { standingColours, standingLabels, standingOf } from '../../maths/term-words.ts'
import { signedInUser } from '../../signed-in/signed-in-user.ts'

const loadEndDialog = () => import('./end-dialog.tsx')

/** One term by its id; without an id all of the family. Somebody else's is not found. */
export async function loader({ params, queryClient }: PageContext) {
  const id = params.id ?? ''
  if (id === '') return null
  if (!/^[1-9]\d{0,8}$/.test(id)) throw pageNotFound()
  const terms = await queryClient
    .fetchQuery({ ...termsQuery(signedInUser()?.id ?? 0), retry: false })
    .catch(() => null)
  if (terms && !terms.data.some((term) => term.id === Number(id))) throw pageNotFound()
  return Number(id)
}

export function Component() {
  const id = useLoaderData<number | null>()
  const user = useUser()
  const query = useQuery(termsQuery(user?.id ?? 0))
  const title = id === null ? 'Plans of Maths AI' : 'A plan of Maths AI'
  return (
    <Box colorPalette="learn" pb="8" minH="24rem">
      <PageHead title={title} description="Plans, their dates, receipts and refunds." hidden />
      <PageHeading
        intro={
          <StyledLink asChild>
            <Link to={accountPaths.subscribedActivity.to({ id: mathsCode })}>About Maths AI</Link>
          </StyledLink>
        }
      >
        {title}
      </PageHeading>
      <QueryBoundary query={query} what="your plans">
        {({ data }) => {
          const shown = id === null ? data : data.filter((term) => term.id === id)
          return shown.length === 0 ? (
            <EmptyState
              title="No plans yet"
              level={2}
              action={
                <LinkButton asChild>
                  <Link to={accountPaths.subscribedActivity.to({ id: mathsCode })}>
                    See the plans
                  </Link>
                </LinkButton>
              }
            >
              The first sessions of each kid are free.
            </EmptyState>
          ) : (
            <Stack as="ul" gap="5" listStyleType="none">
              {shown.map((term) => (
                <Term key={term.id} term={term} isAlone={id !== null} />
              ))}
            </Stack>
          )
        }}
      </QueryBoundary>
    </Box>
  )
}

function Term({ term, isAlone }: { term: SubscriptionTerm; isAlone: boolean }) {
  const { kid, plan, starts_at, ends_at, paid_in_paise, refunded_in_paise, order_code } = term
  const [isEnding, setEnding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [now] = useState(() => new Date())
  const standing = standingOf(term, now)
  return (
    <Card as="li" p={{ base: '4', md: '6' }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" size="md" ref={heading} tabIndex={-1}>
          {isAlone ? (
            kid.name
          ) : (
            <Link to={accountPaths.subscriptionDetails.to({ id: term.id })}>{kid.name}</Link>
          )}
        </Heading>
        <Chip colorPalette={standingColours[standing]}>{standingLabels[standing]}</Chip>
      </Flex>
      <Text fontSize="lg" mt="1">
        {plan}: <DateTime iso={starts_at} /> to <DateTime iso={ends_at} />
      </Text>
      {order_code ? (
        <Text color="fg.muted">
          Paid {formatMoney(paid_in_paise)}
          {refunded_in_paise > 0
            ? `, of which ${formatMoney(refunded_in_paise)} went back or is on its way`
            : ''}
          .
        </Text>
      ) : null}
      {term.can.cancel && term.cancel_until ? (
        <Text color="fg.muted">
          You can cancel until <DateTime iso={term.cancel_until} show="moment" />.
        </Text>
      ) : null}
      {standing === 'ending' ? (
        <Box mt="3">
          <Notice tone="warning" title="It ends soon">
            It is not renewed on its own. Renew it to go on without a break.
          </Notice>
        </Box>
      ) : null}
      <Flex gap="3" wrap="wrap" mt="4">
        {term.is_running && term.state === 'active' ? (
          <LinkButton asChild>
            <Link
              to={accountPaths.practWorks.to({}, { id: kid.user_id })}
              aria-label={`Practise with ${kid.name}`}
            >
              Practise
            </Link>
          </LinkButton>
        ) : null}
        {term.can.renew ? (
          <LinkButton asChild variant={standing === 'running' ? 'outline' : 'solid'}>
            <Link
              to={accountPaths.subscriptionBooking.to({ id: mathsCode }, { kid: kid.user_id })}
              aria-label={`Renew for ${kid.name}`}
            >
              Renew
            </Link>
          </LinkButton>
        ) : null}
        {order_code ? (
          <LinkButton asChild variant="outline">
            <Link
              to={accountPaths.transaction.to({ id: order_code })}
              aria-label={`Receipt of ${plan} for ${kid.name}`}
            >
              Receipt
            </Link>
          </LinkButton>
        ) : null}
        {term.can.cancel ? (
          <Button
            variant="plain"
            colorPalette="danger"
            aria-haspopup="dialog"
            aria-label={`Cancel the plan of ${kid.name}`}
            onClick={() => setEnding(true)}
          >
            Cancel the plan
          </Button>
        ) : null}
      </Flex>
      <OnDemand
        load={loadEndDialog}
        what="The question"
        term={term}
        open={isEnding}
        onClose={() => setEnding(false)}
        finalFocus={() => heading.current}
      />
    </Card>
  )
}
