import { sessionChanged } from '@brightyard/contract/channels'
import { channel, type PageContext, PageHead, redirect, useQuery } from '@brightyard/runtime'
import { Box, Card, ErrorState, Grid, PageHeading, SkeletonLines, Stack } from '@brightyard/ui'
import { ProfilePart } from '../../forms/profile-part.tsx'
import { profileQuery } from '../../signed-in/profile.queries.ts'
import { Invitations } from './invitations.tsx'
import { LinkedKids } from './linked-kids.tsx'
import { OwnPicture } from './own-picture.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'
import { ReferralCode } from './referral-code.tsx'
import { SecurityLink } from './security-link.tsx'
import { isStudent, studentAddress } from '../../student/student-address.ts'
import { UnverifiedBanner } from './unverified-banner.tsx'

/** The guards have waited for the session, so who is here is known. */
export function loader({ request, queryClient }: PageContext) {
  const session = channel(sessionChanged).latest()
  if (session?.status === 'signed-in' && isStudent(session.user)) {
    return redirect(studentAddress(session.user, new URL(request.url).searchParams))
  }
  void queryClient.prefetchQuery(profileQuery)
  return null
}

export function Component() {
  const { data: profile, isPending, isFetching, refetch } = useQuery(profileQuery)
  return (
    <>
      <PageHead title="My profile" description="Your details, ways to sign in and kids." hidden />
      <PageHeading
        intro={profile ? `Welcome, ${profile.name}.` : 'Your details, ways to sign in and kids.'}
      >
        My profile
      </PageHeading>
      {isPending && (
        <Card p={{ base: '5', md: '7' }} minH="30rem">
          <SkeletonLines label="Loading your profile" />
        </Card>
      )}
      {!isPending && !profile && (
        <ErrorState
          title="We could not load your profile"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {profile && <UnverifiedBanner profile={profile} />}
      {profile && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="6"
        >
          <Stack gap="6">
            <ProfilePart title="Personal data">
              <OwnPicture profile={profile} />
              <PersonalDataForm profile={profile} />
            </ProfilePart>
            <ProfilePart title="Ways to sign in">
              <SecurityLink profile={profile} />
            </ProfilePart>
          </Stack>
          <Stack gap="6">
            {profile.reference_code && (
              <ProfilePart title="Invite a friend">
                <ReferralCode code={profile.reference_code} />
                <Invitations />
              </ProfilePart>
            )}
            <ProfilePart title="My kids">
              <LinkedKids />
            </ProfilePart>
          </Stack>
        </Grid>
      )}
      <Box pb="6" />
    </>
  )
}
