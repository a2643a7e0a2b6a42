import type { Meta } from '@storybook/react-webpack5'
import { HeartIcon } from '../icons/index.ts'
import {
  AreaBand,
  areas,
  Avatar,
  Box,
  Breadcrumbs,
  Card,
  Chip,
  Container,
  CountBadge,
  Edge,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Hero,
  HStack,
  IconButton,
  Link,
  LinkButton,
  LiveRegion,
  Marked,
  MediaCard,
  Notice,
  PageHeading,
  Pagination,
  Picture,
  Price,
  Rating,
  Section,
  Skeleton,
  SkeletonLines,
  SkipLink,
  Spinner,
  Stack,
  Text,
} from '../index.ts'
import { AllButtons } from './parts.tsx'
import { ToyGrid } from './samples.tsx'

const meta: Meta = {
  title: 'Core',
  decorators: [
    (Story) => (
      <Container py="8">
        <Story />
      </Container>
    ),
  ],
}
export default meta

export const Buttons = () => <AllButtons />
export const LinkButtons = () => (
  <LinkButton asChild>
    <a href="#shop">Visit the shop</a>
  </LinkButton>
)
export const IconButtons = () => (
  <IconButton label="Add to wishlist">
    <HeartIcon />
  </IconButton>
)
export const Links = () => (
  <Text>
    Read <Link href="#terms">our terms</Link> or{' '}
    <Link href="#help" variant="quiet">
      ask us
    </Link>
    .
  </Text>
)
export const Headings = () => (
  <Stack>
    {(['display', 'xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
      <Heading key={size} size={size}>
        A kite for every child
      </Heading>
    ))}
  </Stack>
)
export const MarkedWord = () => (
  <Heading size="display">
    Good days in the <Marked>yard</Marked>
  </Heading>
)
export const Cards = () => (
  <HStack gap="6">
    {(['raised', 'flat', 'tinted'] as const).map((look) => (
      <Card key={look} look={look} p="6">
        {look}
      </Card>
    ))}
  </HStack>
)
export const MediaCards = () => <ToyGrid />
export const OneMediaCard = () => (
  <Box maxW="18rem">
    <MediaCard title={<a href="#toy">Balance bike</a>} picture={{}}>
      <Price price="₹5,499.00" />
    </MediaCard>
  </Box>
)
export const Pictures = () => (
  <Picture alt="A kite over the yard" width={480} height={320} borderRadius="xl" />
)
export const Avatars = () => (
  <HStack>
    <Avatar name="Asha Rao" size="lg" />
    <Avatar name="Vikram" />
    <Avatar name="Zoya Khan" size="sm" />
    <Avatar name="Meera" size="xs" />
  </HStack>
)
export const Prices = () => (
  <Price price="₹1,180.00" oldPrice="₹1,475.00" saving="20% off" size="lg" />
)
export const Ratings = () => <Rating value={4.5} count={128} />
export const Chips = () => (
  <HStack>
    {areas.map((area) => (
      <Chip key={area} colorPalette={area}>
        {area}
      </Chip>
    ))}
  </HStack>
)
export const Badges = () => (
  <HStack gap="8">
    {[0, 1, 5, 6].map((count) => (
      <Box key={count} position="relative">
        <IconButton label={`Bag with ${count}`}>
          <HeartIcon />
        </IconButton>
        <CountBadge count={count} label="items" />
      </Box>
    ))}
  </HStack>
)
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
