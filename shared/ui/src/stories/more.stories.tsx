import type { Meta } from '@storybook/react-webpack5'

import {
  AreaBand,
  areas,
  Box,
  Breadcrumbs,
  Container,
  Edge,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Hero,
  LinkButton,
  LiveRegion,
  Notice,
  PageHeading,
  Pagination,
  Section,
  Skeleton,
  SkeletonLines,
  SkipLink,
  Spinner,
  Stack,
} from '../index.ts'

const meta: Meta = {
  title: 'Core/States, navigation and shapes',
  decorators: [
    (Story) => (
      <Container py="8">
        <Story />
      </Container>
    ),
  ],
}
export default meta

export const Notices = () => (
  <Stack>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title="What happened">
        And what to do about it.
      </Notice>
    ))}
  </Stack>
)
export const Empty = () => <EmptyState />
export const Failed = () => <ErrorState onRetry={() => {}} requestId="req-7f3a" />
export const Loading = () => (
  <Stack gap="6">
    <SkeletonLines />
    <Skeleton height="24" />
    <Spinner label="Loading" />
  </Stack>
)
export const ReadOut = () => <LiveRegion>Three results</LiveRegion>
export const SectionWithLink = () => (
  <Section
    title="Loved this month"
    viewAll={
      <LinkButton href="#all" variant="plain" size="sm">
        See all
      </LinkButton>
    }
  >
    Cards
  </Section>
)
export const PageTop = () => (
  <PageHeading
    intro="Forty-two puzzles"
    trail={
      <Breadcrumbs
        crumbs={[
          { label: 'Home', link: (label) => <a href="#home">{label}</a> },
          { label: 'Puzzles' },
        ]}
      />
    }
  >
    Puzzles
  </PageHeading>
)
export const Pages = () => (
  <Pagination page={4} pages={12} link={(page, content) => <a href={`#${page}`}>{content}</a>} />
)
export const Skip = () => <SkipLink />
export const Bands = () => (
  <Stack gap="6">
    {areas.map((area) => (
      <AreaBand key={area} area={area} px="6">
        <Heading>{area}</Heading>
      </AreaBand>
    ))}
  </Stack>
)
export const HeroOfAPage = () => (
  <Hero area="talent" title="A stage of their own" kicker="TalentBox">
    Show what you love doing.
  </Hero>
)
export const Edges = () => (
  <Flex gap="6">
    {(['hill', 'wave', 'torn'] as const).map((shape) => (
      <Box key={shape} position="relative" flex="1" height="40" bg="brand.muted">
        <Edge shape={shape} />
      </Box>
    ))}
  </Flex>
)
