import { accountPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useQuery } from '@brightyard/runtime'
import {
  Box,
  Breadcrumbs,
  Card,
  ErrorState,
  Grid,
  PageHeading,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import type { Profile } from '@brightyard/contract/entities'
import { ProfilePart } from '../../forms/profile-part.tsx'
import { profileQuery } from '../../signed-in/profile.queries.ts'
import { ContactPart } from './contact-part.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { type Security, securityQuery } from '../../signed-in/profile.queries.ts'

export function loader({ queryClient }: PageContext) {
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(securityQuery)
  return null
}

export function Component() {
  const profile = useQuery(profileQuery)
  const security = useQuery(securityQuery)
  const isPending = profile.isPending || security.isPending
  return (
    <>
      <PageHead
        title="Ways to sign in"
        description="Contacts, password, linked accounts, devices and own data."
        hidden
      />
      <PageHeading
        intro="Your contacts, password, linked accounts and devices, and the data we keep."
        trail={
          <Breadcrumbs
            crumbs={[
              {
                label: 'My profile',
                link: (label) => <Link to={accountPaths.profile.to()}>{label}</Link>,
              },
              { label: 'Ways to sign in' },
            ]}
          />
        }
      >
        Ways to sign in
      </PageHeading>
      {isPending && (
        <Card p={{ base: '5', md: '7' }} minH="40rem">
          <SkeletonLines label="Loading your ways to sign in" />
        </Card>
      )}
      {!isPending && !(profile.data && security.data) && (
        <ErrorState
          title="We could not load your ways to sign in"
          onRetry={() => {
            void profile.refetch()
            void security.refetch()
          }}
          retrying={profile.isFetching || security.isFetching}
        />
      )}
      {profile.data && security.data && <Parts profile={profile.data} security={security.data} />}
      <Box pb="6" />
    </>
  )
}

function Parts({ profile, security }: { profile: Profile; security: Security }) {
  const { has_password: hasPassword, linked, providers, sessions, deletion_due_at } = security
  const { name, email, mobile } = profile
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="6">
        <ProfilePart title="Email and mobile">
          <Stack gap="6">
            <ContactPart
              kind="email"
              value={email}
              isVerified={profile.email_verified}
              hasPassword={hasPassword}
            />
            <ContactPart
              kind="mobile"
              value={mobile}
              isVerified={profile.mobile_verified}
              hasPassword={hasPassword}
            />
          </Stack>
        </ProfilePart>
        <ProfilePart title="Password">
          <PasswordForm known={[name, email ?? '', mobile ?? '']} hasPassword={hasPassword} />
        </ProfilePart>
        {(linked.length > 0 || providers.length > 0) && (
          <ProfilePart title="Linked accounts">
            <LinkedAccounts linked={linked} providers={providers} />
          </ProfilePart>
        )}
      </Stack>
      <Stack gap="6">
        <ProfilePart title="Where you are signed in">
          <Devices sessions={sessions} />
        </ProfilePart>
        <ProfilePart title="Your data">
          <OwnData hasPassword={hasPassword} />
        </ProfilePart>
        <ProfilePart title="Delete the account">
          <DeleteAccount deletion_due_at={deletion_due_at} hasPassword={hasPassword} />
        </ProfilePart>
      </Stack>
    </Grid>
  )
}
