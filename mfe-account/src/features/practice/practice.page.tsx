import type { KidStatus } from '@brightyard/contract/entities'
import { accountPaths, assessmentPaths } from '@brightyard/contract/paths'
import {
  lazyPart,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  redirect,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Avatar,
  Box,
  Flex,
  LinkButton,
  Notice,
  PageHeading,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { Suspense } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { mathsCode } from '../../maths/maths.queries.ts'
import { idOfQuery, isFamily, kidOf } from '../../practice/practising-kid.ts'
import {
  kidStatusQuery,
  progressQuery,
  topicsQuery,
  worksQuery,
} from '../../practice/practice.queries.ts'
import { kidsQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian, signedInUser } from '../../signed-in/signed-in-user.ts'
import { isStudent } from '../../student/student-address.ts'
import { OwnPractice } from './own-practice.tsx'
import { Progress } from './progress.tsx'

/** Only for schools and partners. */
const AssignWorksheet = lazyPart(() => import('./assign-worksheet.tsx'))

/** Where Choose a kid leads to. Without a kid, the kid is chosen first. */
export async function loader({ request, queryClient }: PageContext) {
  const user = signedInUser()
  const kidUserId = kidOf(idOfQuery(new URL(request.url).searchParams))
  if (kidUserId === null) return redirect(accountPaths.selectKid.to())
  void queryClient.prefetchQuery(kidsQuery)
  if (user && isFamily(user)) {
    void queryClient.prefetchQuery(topicsQuery(kidUserId))
    void queryClient.prefetchQuery(worksQuery(kidUserId))
    void queryClient.prefetchQuery(progressQuery(kidUserId))
  }
  await loadSubject(queryClient.fetchQuery(kidStatusQuery(kidUserId)))
  return kidUserId
}

export function Component() {
  const kidUserId = useLoaderData<number>()
  const user = useUser()
  const status = useQuery(kidStatusQuery(kidUserId))
  const kids = useQuery(kidsQuery)
  const practising = useQuery({
    ...worksQuery(kidUserId),
    enabled: user !== null && isFamily(user),
  })
  const subscribed = kids.data?.data.find(({ user_id }) => user_id === kidUserId)
  const kid = subscribed ?? practising.data?.kid
  const isOwn = user !== null && isStudent(user)
  const title = isOwn ? 'My practice' : kid ? `${kid.name}’s practice` : 'Practice'
  return (
    <Box colorPalette="learn">
      <PageHead title={title} description="What there is to practise, and what is done." hidden />
      <Flex align="flex-start" gap="5" mb="2" wrap="wrap">
        <Avatar name={kid?.name ?? 'Kid'} src={subscribed?.avatar ?? null} size="lg" decorative />
        <Box flex="1 1 12rem" minW="0">
          <PageHeading
            intro="Ten questions at a time. Every one you try teaches something."
            actions={
              <>
                <LinkButton asChild variant="outline">
                  <Link to={accountPaths.practiceDashboard.to({}, { id: kidUserId })}>
                    Progress
                  </Link>
                </LinkButton>
                {user && isFamily(user) ? (
                  <LinkButton asChild variant="plain">
                    <Link to={assessmentPaths.list.to({}, { kid: kidUserId })}>Assessments</Link>
                  </LinkButton>
                ) : null}
                {isOwn ? null : (
                  <LinkButton asChild variant="plain">
                    <Link to={accountPaths.selectKid.to()}>Another kid</Link>
                  </LinkButton>
                )}
              </>
            }
          >
            {title}
          </PageHeading>
        </Box>
      </Flex>
      <Stack gap="8" minH="24rem" pb="6">
        <QueryBoundary query={status} what="the practice plan" lines={2}>
          {(plan) => <Plan status={plan} kidUserId={kidUserId} />}
        </QueryBoundary>
        {user && isFamily(user) ? <OwnPractice kidUserId={kidUserId} isOwn={isOwn} /> : null}
        {user && !isFamily(user) && user.role !== 'superAdmin' && kid ? (
          <Suspense fallback={<SkeletonLines lines={6} label="Loading the form" />}>
            <AssignWorksheet studentId={kid.student_id} name={kid.name} />
          </Suspense>
        ) : null}
        {kid ? <Progress studentId={kid.student_id} /> : null}
      </Stack>
    </Box>
  )
}

/** Until when the plan runs; where it does not, its heading and message, and how a guardian goes on. */
function Plan({ status, kidUserId }: { status: KidStatus; kidUserId: number }) {
  const user = useUser()
  const { isAppDashboard, Heading, message } = status
  return (
    <Notice
      tone={isAppDashboard ? 'success' : 'info'}
      title={Heading}
      action={
        !isAppDashboard && user && isGuardian(user) ? (
          <LinkButton asChild size="sm">
            <Link to={accountPaths.subscriptionBooking.to({ id: mathsCode }, { kid: kidUserId })}>
              Choose a plan
            </Link>
          </LinkButton>
        ) : (
          <LinkButton asChild size="sm" variant="plain">
            <Link to={accountPaths.subscribedActivity.to({ id: mathsCode })}>About Maths AI</Link>
          </LinkButton>
        )
      }
    >
      {message}
    </Notice>
  )
}
