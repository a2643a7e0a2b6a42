import type { Meta } from '@storybook/react-webpack5'
import { HeartIcon } from '../icons/index.ts'
import {
  areas,
  Avatar,
  Box,
  Card,
  Chip,
  Container,
  CountBadge,
  Heading,
  HStack,
  IconButton,
  Link,
  LinkButton,
  Marked,
  MediaCard,
  Picture,
  Price,
  Rating,
  Stack,
  Text,
} from '../index.ts'
import { AllButtons } from './parts.tsx'
import { ToyGrid } from './toy-grid.tsx'

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
    {(['raised', 'flat', 'tinted'] as const).map((variant) => (
      <Card key={variant} variant={variant} p="6">
        {variant}
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
