import {
  Avatar,
  Box,
  Breadcrumbs,
  Button,
  Card,
  Chip,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Notice,
  PageHeading,
  Pagination,
  Price,
  Rating,
  SimpleGrid,
  SkeletonLines,
  Spinner,
  Stack,
  Text,
  families,
} from './imports.ts'

export function AllButtons() {
  return (
    <Stack gap="4">
      {families.map((family) => (
        <Flex key={family} gap="3" wrap="wrap" align="center" colorPalette={family}>
          <Button>{family}</Button>
          <Button variant="soft">Soft</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="plain">Plain</Button>
          <Button disabled>Disabled</Button>
          <Button busy>Busy</Button>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Chip>Soft chip</Chip>
          <Chip tone="solid">Solid chip</Chip>
          <Chip tone="outline" size="md">
            Filter
          </Chip>
        </Flex>
      ))}
    </Stack>
  )
}

export function AllStates() {
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
      <Card>
        <EmptyState>Try another word or clear the filters.</EmptyState>
      </Card>
      <Card>
        <ErrorState onRetry={() => {}} requestId="req-7f3a" />
      </Card>
      <Card p="6">
        <SkeletonLines />
      </Card>
    </SimpleGrid>
  )
}

export function AllSmallThings() {
  return (
    <Container>
      <PageHeading
        trail={
          <Breadcrumbs
            crumbs={[
              { label: 'Home', link: (label) => <a href="#h">{label}</a> },
              { label: 'Shop', link: (label) => <a href="#s">{label}</a> },
              { label: 'Puzzles' },
            ]}
          />
        }
        intro="Forty-two puzzles for small and large hands"
        actions={<Button variant="outline">Sort and filter</Button>}
      >
        Puzzles
      </PageHeading>
      <Stack gap="4">
        <Notice>Orders placed today leave our store on Monday.</Notice>
        <Notice tone="success" title="Booked">
          Asha has a place at Clay Saturday.
        </Notice>
        <Notice
          tone="warning"
          title="Two places left"
          action={
            <Button size="sm" variant="outline" colorPalette="neutral">
              Book now
            </Button>
          }
        >
          The workshop starts tomorrow.
        </Notice>
        <Notice tone="danger" title="The payment was refused">
          Your bank declined the card. Try another one; nothing was charged.
        </Notice>
        <Flex gap="6" wrap="wrap" align="center">
          <Avatar name="Asha Rao" />
          <Avatar name="Vikram" />
          <Avatar name="Meera Krishnan" size="lg" />
          <Avatar name="Zoya Khan" size="sm" />
          <Price price="₹1,180.00" oldPrice="₹1,475.00" saving="20% off" size="lg" />
          <Rating value={4.5} count={128} />
          <Spinner label="Loading" />
        </Flex>
        <Box>
          {(['display', 'xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Heading key={size} size={size}>
              A kite for every child, ₹499
            </Heading>
          ))}
          <Text mt="2" maxW="prose">
            Brightyard brings activities, things to play with and a stage for young talent together.
            Text is set in Figtree, whose zero is plain in prices: ₹1,299 ₹100 ₹1,180.00.
          </Text>
        </Box>
        <Pagination
          page={4}
          pages={12}
          link={(page, content) => <a href={`#${page}`}>{content}</a>}
        />
      </Stack>
    </Container>
  )
}
