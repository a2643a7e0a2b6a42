import { sessionChanged } from '@brightyard/contract/channels'
import { type Profile, spacedMobile } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  channel,
  Link,
  type PageContext,
  PageHead,
  redirect,
  Slot,
  useQuery,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  ErrorState,
  Grid,
  LinkButton,
  PageHeading,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { ProfilePart } from '../../forms/profile-part.tsx'
import { profileQuery } from '../../signed-in/profile.queries.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'
import { isStudent, studentAddress } from '../../student/student-address.ts'
import { Invitations } from './invitations.tsx'
import { LinkedKids } from './linked-kids.tsx'
import { OwnPicture } from './own-picture.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'
import { ReferralCode } from './referral-code.tsx'
import { UnverifiedBanner } from './unverified-banner.tsx'

/** The school dashboard of those who work in one is their start page. */
const showsSchool = (query: URLSearchParams) => query.get('dashboardSchool') === 'true'

/** The guards have waited for the session, so who is here is known. */
export function loader({ request, queryClient }: PageContext) {
  const session = channel(sessionChanged).latest()
  const { searchParams } = new URL(request.url)
  if (session?.status === 'signed-in' && isStudent(session.user)) {
    return redirect(studentAddress(session.user, searchParams))
  }
  if (session?.status === 'signed-in' && !isGuardian(session.user) && showsSchool(searchParams)) {
    return redirect(accountPaths.dashboard.to())
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
            {profile.role === 'guardian' && (
              <ProfilePart title="My addresses">
                <Slot
                  name="address-book"
                  fallback={<SkeletonLines label="Loading your addresses" />}
                />
              </ProfilePart>
            )}
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
            {profile.role === 'guardian' && (
              <ProfilePart title="My kids">
                <LinkedKids />
              </ProfilePart>
            )}
          </Stack>
        </Grid>
      )}
      <Box pb="6" />
    </>
  )
}

/** What opens the account, and the way to change it. */
const SecurityLink = ({ profile: { email, mobile } }: { profile: Profile }) => (
  <Stack gap="4">
    {[email, mobile].map(
      (contact) =>
        contact && (
          <Text key={contact} fontWeight="semibold" overflowWrap="anywhere">
            {spacedMobile(contact)}
          </Text>
        ),
    )}
    <Text color="fg.muted">
      Email, mobile number, password, linked accounts, devices and the data we keep.
    </Text>
    <Box>
      <LinkButton asChild variant="outline">
        <Link to={accountPaths.security.to()}>Manage ways to sign in</Link>
      </LinkButton>
    </Box>
  </Stack>
)
