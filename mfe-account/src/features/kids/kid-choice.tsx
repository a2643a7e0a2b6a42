import { getKidStatus } from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import type { Kid } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  useApi,
  useChannel,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { mathsCode } from '../../maths/maths.queries.ts'
import { chooseKid } from '../../signed-in/chosen-kid.ts'
import { kidsQuery } from '../../signed-in/kids.queries.ts'
import { KidList } from './kid-list.tsx'

/** Checks the kid's status and opens its dashboard, or says why not. */
function useChooseKid(onOpened: () => void) {
  const api = useApi()
  const user = useUser()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutationKey } = mutationOf(getKidStatus)
  const check = useMutation({
    mutationKey,
    mutationFn: (kid: Kid) => api.call(getKidStatus, { user_id: kid.user_id }),
    onSuccess({ isAppDashboard }, { user_id, name, avatar }) {
      if (!isAppDashboard) return
      if (user) chooseKid(user.id, { user_id, name, avatar })
      onOpened()
      void navigate(accountPaths.practWorks.to({}, { id: user_id }))
    },
  })
  const { data, variables, isPending, isError } = check
  return {
    /** Two quick presses send one call. */
    choose: (kid: Kid) => {
      if (client.isMutating({ mutationKey }) === 0) check.mutate(kid)
    },
    retry: () => {
      if (variables) check.mutate(variables)
    },
    chosen: variables,
    isChecking: isPending,
    failed: isError,
    refusal: data && !data.isAppDashboard ? data : undefined,
  }
}

/** The subscribed kids; choosing one checks its status and opens it. The same in the panel and on the page. */
export function KidChoice({ onOpened }: { onOpened: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(kidsQuery)
  const current = useChannel(kidSelected)?.kid?.user_id
  const choice = useChooseKid(onOpened)
  if (isPending) return <SkeletonLines label="Loading your kids" />
  if (!data) {
    return (
      <ErrorState
        title="We could not load your kids"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="No Kids Found">Kids appear here once they have a subscription.</EmptyState>
    )
  }
  return (
    <Stack gap="4" pb="4">
      {choice.refusal && (
        <Notice
          tone="warning"
          title={choice.refusal.Heading}
          action={
            <LinkButton asChild size="sm" variant="outline">
              <Link to={accountPaths.subscribedActivity.to({ id: mathsCode })} onClick={onOpened}>
                See the plans
              </Link>
            </LinkButton>
          }
        >
          {choice.refusal.message}
        </Notice>
      )}
      {choice.failed && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={choice.retry}>
              Try again
            </Button>
          }
        >
          {`We could not open the dashboard of ${choice.chosen?.name ?? 'this kid'}.`}
        </Notice>
      )}
      <KidList
        kids={data.data}
        current={current}
        busy={choice.isChecking ? choice.chosen?.user_id : undefined}
        onChoose={choice.choose}
      />
    </Stack>
  )
}
