import { kidSelected } from '@brightyard/contract/channels'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useChannel, useQuery, useUser } from '@brightyard/runtime'
import { Card, EmptyState, LinkButton, Notice, PageHeading, Stack } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'
import { KidChoice } from './kid-choice.tsx'
import { KidList } from './kid-list.tsx'
import { usePickKid } from './use-pick-kid.ts'
import { useReturn } from './use-return.ts'

/** "Choose a kid" as a page: the kid is remembered, its room saved, and the page before comes back. */
export function Component() {
  const user = useUser()
  return (
    <>
      <PageHead title="Choose a kid" description="Choose which kid you are looking after." hidden />
      <PageHeading intro="Choose which kid you are looking after.">Choose a kid</PageHeading>
      <Card p={{ base: '5', md: '7' }} maxW="32rem" minH="16rem" mb="6">
        {user && isGuardian(user) ? <OwnKids /> : <KidChoice onOpened={() => {}} />}
      </Card>
    </>
  )
}

function OwnKids() {
  const query = useQuery(familyQuery)
  const current = useChannel(kidSelected)?.kid?.user_id
  const pick = usePickKid(useReturn())
  return (
    <QueryBoundary query={query} what="your kids">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            title="No Kids Found"
            action={
              <LinkButton asChild>
                <Link to={accountPaths.kids.to()}>Add a kid</Link>
              </LinkButton>
            }
          >
            Add a kid first.
          </EmptyState>
        ) : (
          <Stack gap="4">
            {pick.isError && (
              <Notice tone="danger">
                {`We could not choose ${pick.variables?.name ?? 'this kid'}. Please try again.`}
              </Notice>
            )}
            <KidList
              kids={data}
              current={current}
              busy={pick.isPending ? pick.variables?.user_id : undefined}
              onChoose={pick.choose}
            />
          </Stack>
        )
      }
    </QueryBoundary>
  )
}
