import { listFamily } from '@brightyard/contract/calls'
import type { KidCard, Plan } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  redirect,
  useLoaderData,
  useNavigate,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Card,
  EmptyState,
  Grid,
  Link as StyledLink,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
} from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { activityQuery, mathsCode } from '../../maths/maths.queries.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'
import { PlanCosts } from './plan-costs.tsx'

/** Never from the cache: a kid may have been added on the way. */
const kidsToBuyFor = (userId: number) =>
  queryOf(listFamily, {}, { scope: userId, staleTime: 0, refetchOnWindowFocus: true })

/** Kid, plan and coupon stand in the address, so that a reload and the way back lose nothing. */
export async function loader({ params, queryClient }: PageContext) {
  const { id } = params
  if (!id) return redirect(accountPaths.subscriptionBooking.to({ id: mathsCode }))
  await loadSubject(queryClient.ensureQueryData(activityQuery(id)))
  return id
}

export function Component() {
  const code = useLoaderData<string>()
  const user = useUser()
  const activity = useQuery(activityQuery(code))
  return (
    <Box colorPalette="learn" pb="8">
      <PageHead title="Choose a plan" description="A plan of Maths AI for a kid." hidden />
      <PageHeading
        intro={
          <StyledLink asChild>
            <Link to={accountPaths.subscribedActivity.to({ id: mathsCode })}>Maths AI</Link>
          </StyledLink>
        }
      >
        Choose a plan
      </PageHeading>
      {user && isGuardian(user) ? (
        <QueryBoundary query={activity} what="the plans" lines={10}>
          {({ plans }) => <Booking userId={user.id} plans={plans} />}
        </QueryBoundary>
      ) : (
        <Notice title="Plans are bought by a guardian">
          Ask a guardian of the kid to sign in and choose one.
        </Notice>
      )}
    </Box>
  )
}

const idIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

function Booking({ userId, plans }: { userId: number; plans: readonly Plan[] }) {
  const family = useQuery(kidsToBuyFor(userId))
  return (
    <QueryBoundary query={family} what="your kids" lines={10}>
      {({ data: kids }) =>
        kids.length === 0 ? (
          <EmptyState
            title="No Kids Found"
            level={2}
            action={
              <LinkButton asChild>
                <Link to={accountPaths.kids.to()}>Add a kid</Link>
              </LinkButton>
            }
          >
            A plan is for one kid. Add yours first, then come back.
          </EmptyState>
        ) : plans.length === 0 ? (
          <EmptyState title="No plans at the moment" level={2}>
            Please come back later.
          </EmptyState>
        ) : (
          <Choices userId={userId} plans={plans} kids={kids} />
        )
      }
    </QueryBoundary>
  )
}

interface ChoicesProps {
  userId: number
  plans: readonly Plan[]
  kids: readonly KidCard[]
}

function Choices({ userId, plans, kids }: ChoicesProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Shown at once; the address follows.
  const [chosen, setChosen] = useState(() => new URLSearchParams(search))
  const only = kids.length === 1 ? kids[0] : undefined
  const kid = kids.find(({ user_id }) => user_id === idIn(chosen.get('kid'))) ?? only
  const plan = plans.find(({ id }) => id === idIn(chosen.get('plan')))
  const coupon = (chosen.get('coupon') ?? '').slice(0, 40)
  function change(name: 'kid' | 'plan' | 'coupon', value: string) {
    const next = new URLSearchParams(chosen)
    next.set(name, value)
    setChosen(next)
    const path = accountPaths.subscriptionBooking.to({ id: mathsCode })
    void navigate(`${path}?${next.toString()}`, { replace: true, preventScrollReset: true })
  }
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="6">
        <Card p={{ base: '4', md: '6' }}>
          <RadioGroup
            legend="For whom?"
            name="kid"
            cards
            value={kid ? String(kid.user_id) : ''}
            onValueChange={(value) => change('kid', value)}
            options={kids.map(({ user_id, name, class_name, is_subscribed }) => ({
              value: String(user_id),
              label: name,
              help: [
                class_name && `Class ${class_name.replace(/^class\s*/i, '')}`,
                is_subscribed && 'has a plan, this one follows it',
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        </Card>
        <Card p={{ base: '4', md: '6' }}>
          <RadioGroup
            legend="For how long?"
            name="plan"
            cards
            value={plan ? String(plan.id) : ''}
            onValueChange={(value) => change('plan', value)}
            options={plans.map(
              ({ id, name, months, price_in_paise, price_per_month_in_paise }) => ({
                value: String(id),
                label: `${name}, ${formatMoney(price_in_paise)}`,
                ...(months > 1 ? { help: `${formatMoney(price_per_month_in_paise)} a month` } : {}),
              }),
            )}
          />
        </Card>
      </Stack>
      <Card as="section" aria-label="What it costs" p={{ base: '4', md: '6' }}>
        {kid && plan ? (
          <PlanCosts
            userId={userId}
            choice={{ plan_id: plan.id, user_id: kid.user_id, ...(coupon ? { coupon } : {}) }}
            onCoupon={(code) => change('coupon', code)}
          />
        ) : (
          <Notice>
            {kid ? 'Choose how long.' : 'Choose for whom.'} Then you see what it costs.
          </Notice>
        )}
      </Card>
    </Grid>
  )
}
