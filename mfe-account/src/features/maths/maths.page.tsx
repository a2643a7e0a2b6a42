import type { SubscribedActivity } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  PageHead,
  redirect,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Section,
  SimpleGrid,
  Stack,
  Text,
} from '@brightyard/ui'
import { LearnScene } from '@brightyard/ui/art'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { activityQuery, mathsCode } from '../../maths/maths.queries.ts'
import { Plans } from './plans.tsx'
import { firstClass, sampleQuery, TryQuestion } from './try-question.tsx'
import { YourKids } from './your-kids.tsx'

/** `MATH_AI` in any case; without a code it is Maths AI, the only one. */
export async function loader({ params, queryClient }: PageContext) {
  const { id } = params
  if (!id) return redirect(accountPaths.subscribedActivity.to({ id: mathsCode }))
  void queryClient.prefetchQuery(sampleQuery(firstClass, 1))
  await loadSubject(queryClient.ensureQueryData(activityQuery(id)))
  await queryClient.prefetchQuery(sampleQuery(firstClass, 1))
  return id
}

export function Component() {
  const code = useLoaderData<string>()
  const query = useQuery(activityQuery(code))
  return (
    <Box colorPalette="learn" pb="10">
      <PageHead
        title="Maths AI: practice for classes 1 to 10"
        description={
          query.data?.summary ?? 'Ten questions at a time that follow what your child can do.'
        }
        canonical={accountPaths.subscribedActivity.to({ id: mathsCode })}
        structuredData={query.data && courseData(query.data)}
      />
      <QueryBoundary query={query} what="Maths AI" lines={16}>
        {(activity) => <Activity activity={activity} />}
      </QueryBoundary>
    </Box>
  )
}

const courseData = ({ title, summary, plans }: SubscribedActivity) => ({
  '@type': 'Course',
  name: title,
  description: summary,
  provider: { '@type': 'Organization', name: 'Brightyard' },
  offers: plans.map(({ name, price_in_paise }) => ({
    '@type': 'Offer',
    name,
    category: 'Subscription',
    price: decimalRupees(price_in_paise),
    priceCurrency: 'INR',
  })),
})

function Activity({ activity }: { activity: SubscribedActivity }) {
  const { title, summary, benefits, classes, topics, skills, free_sessions } = activity
  const user = useUser()
  const isFamily = user?.role === 'guardian' || user?.role === 'student'
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Card variant="tinted" p={{ base: '5', md: '10' }} overflow="hidden">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap={{ base: '6', md: '10' }}
          alignItems="center"
        >
          <Box>
            <Text color="colorPalette.fg" fontWeight="bold" mb="2">
              Classes 1 to 10
            </Text>
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            <Text mt="4" fontSize="lg" maxW="34rem">
              {summary}
            </Text>
            <Text mt="2" color="fg.muted">
              {topics} topics with {skills} skills. The first {free_sessions} sessions of each child
              are free.
            </Text>
            <Flex mt="6" gap="3" wrap="wrap">
              <LinkButton size="lg" href="#plans">
                See the plans
              </LinkButton>
              <LinkButton size="lg" variant="outline" href="#try">
                Try a question
              </LinkButton>
            </Flex>
          </Box>
          <Box maxW={{ base: '18rem', md: 'full' }} mx="auto" width="full">
            <LearnScene />
          </Box>
        </Grid>
      </Card>
      {user && isFamily ? <YourKids user={user} /> : null}
      <TryQuestion classes={classes.map(({ class_number }) => class_number)} />
      <Section title="What makes it work">
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 4 }} gap="5" listStyleType="none">
          {benefits.map((benefit) => (
            <Card as="li" key={benefit.title} variant="flat" p="5">
              <Heading as="h3" size="sm">
                {benefit.title}
              </Heading>
              <Text mt="2">{benefit.text}</Text>
            </Card>
          ))}
        </SimpleGrid>
      </Section>
      <Plans activity={activity} canBuy={!user || user.role === 'guardian'} />
      <Section
        title="What is in each class"
        intro="The topics of the usual school books. Nobody is held to their own class."
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" alignItems="start">
          {classes.map(({ class_number, topics: ofClass }) => (
            <Card as="details" key={class_number} variant="flat">
              <chakra.summary px="5" py="3" minH="11" cursor="pointer" fontWeight="semibold">
                Class {class_number}: {ofClass.length} topics
              </chakra.summary>
              <chakra.ul px="5" pb="4" ps="10">
                {ofClass.map(({ topic, title: name }) => (
                  <li key={topic}>{name}</li>
                ))}
              </chakra.ul>
            </Card>
          ))}
        </SimpleGrid>
      </Section>
    </Stack>
  )
}
