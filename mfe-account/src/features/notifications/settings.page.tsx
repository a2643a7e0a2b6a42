import { type PageContext, PageHead, useQuery } from '@brightyard/runtime'
import { Box, Card, Grid, PageHeading, Section, Stack } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { PushSwitch } from '../../push/push-switch.tsx'
import { AllNotifications } from './all-notifications.tsx'
import { settingsQuery } from './settings.queries.ts'
import { SettingsForm } from './settings-form.tsx'

export function loader({ queryClient }: PageContext) {
  void queryClient.prefetchQuery(settingsQuery)
  return null
}

/** Notification Settings, and the full list. */
export function Component() {
  const query = useQuery(settingsQuery)
  return (
    <>
      <PageHead
        title="Notification Settings"
        description="Choose what you hear about, and how."
        hidden
      />
      <PageHeading intro="Choose what you hear about, and how.">Notification Settings</PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
        pb="6"
      >
        <Stack gap="6">
          <Card p={{ base: '5', md: '7' }}>
            <Section title="This browser" headingSize="md">
              <PushSwitch />
            </Section>
          </Card>
          <Card p={{ base: '5', md: '7' }}>
            <Section
              title="Topics"
              headingSize="md"
              intro="On the site, in the browser and by email."
            >
              <Box minH="30rem">
                <QueryBoundary query={query} what="your settings" lines={10}>
                  {(settings) => <SettingsForm settings={settings} />}
                </QueryBoundary>
              </Box>
            </Section>
          </Card>
        </Stack>
        <Card p={{ base: '5', md: '7' }} minH="30rem">
          <Section title="All notifications" headingSize="md">
            <AllNotifications />
          </Section>
        </Card>
      </Grid>
    </>
  )
}
