import type { Category } from '@brightyard/contract/entities'
import { Link, type PageContext, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Chip,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link as LinkStyle,
  PageHeading,
  Picture,
  Span,
} from '@brightyard/ui'
import { categoriesQuery } from '../../catalog/catalog.queries.ts'
import {
  CategoryTilesSkeleton,
  categoryAddress,
  countSentence,
} from '../../catalog/category-tiles.tsx'
import { ShopTrail } from '../../catalog/shop-trail.tsx'

export const loader = ({ queryClient }: PageContext) => queryClient.prefetchQuery(categoriesQuery())

export function Component() {
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead
        title="All categories"
        description="Every category of the Brightyard shop: toys, books, art, science and more."
      />
      <PageHeading trail={<ShopTrail steps={[{ label: 'All categories' }]} />}>
        All categories
      </PageHeading>
      <Categories />
    </Container>
  )
}

function Categories() {
  const categories = useQuery(categoriesQuery())
  if (categories.isError && !categories.data)
    return (
      <ErrorState
        title="We could not load the categories"
        onRetry={() => void categories.refetch()}
        retrying={categories.isFetching}
      />
    )
  if (!categories.data) return <CategoryTilesSkeleton />
  if (categories.data.length === 0)
    return (
      <EmptyState title="No categories yet">
        We are filling the shelves. Please come back soon.
      </EmptyState>
    )
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
      listStyleType="none"
    >
      {categories.data.map((category, index) => (
        <li key={category.id}>
          <CategoryPanel category={category} priority={index < 2} />
        </li>
      ))}
    </chakra.ul>
  )
}

function CategoryPanel({ category, priority }: { category: Category; priority: boolean }) {
  return (
    <Card
      height="full"
      flexDirection="row"
      flexWrap="wrap"
      p={{ base: '4', md: '5' }}
      gap={{ base: '4', md: '5' }}
    >
      {category.picture ? (
        <Box flexShrink={0} width={{ base: '5.5rem', md: '8rem' }}>
          <Picture
            {...pictureProps(category.picture)}
            alt=""
            priority={priority}
            css={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 'lg' }}
          />
        </Box>
      ) : null}
      <Box flex="1 1 8rem" minW="0">
        <Heading size="md">
          <LinkStyle asChild variant="quiet">
            <Link to={categoryAddress(category)}>{category.name}</Link>
          </LinkStyle>
        </Heading>
        <Span color="fg.muted" fontSize="sm">
          {countSentence(category.product_count)}
        </Span>
        <Flex as="ul" wrap="wrap" gap="2" mt="3" listStyleType="none">
          {category.child_category.map((child) => (
            <li key={child.id}>
              <Chip asChild tone="soft" size="md">
                <Link to={categoryAddress(child)}>{child.name}</Link>
              </Chip>
            </li>
          ))}
        </Flex>
      </Box>
    </Card>
  )
}
