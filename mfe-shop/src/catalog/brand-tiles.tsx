import type { Brand } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, Card, chakra, Link as LinkStyle, Picture, Skeleton, Text } from '@brightyard/ui'
import { countSentence } from './category-tiles.tsx'

export const brandAddress = ({ slug }: { slug: string }) =>
  shopPaths.searchResult.to({}, { brand: slug })

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: { base: '3', md: '4' },
  listStyleType: 'none',
} as const

/** Brands with their logos. */
export function BrandTiles({ brands }: { brands: readonly Brand[] }) {
  return (
    <chakra.ul {...columns}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Card
            interactive
            variant="flat"
            height="full"
            p="4"
            alignItems="center"
            textAlign="center"
          >
            {brand.logo ? (
              <Picture
                {...pictureProps(brand.logo)}
                alt=""
                css={{
                  width: '4.5rem',
                  aspectRatio: '1',
                  objectFit: 'contain',
                  background: 'none',
                }}
              />
            ) : null}
            <LinkStyle
              asChild
              variant="quiet"
              fontWeight="semibold"
              mt="2"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
            >
              <Link to={brandAddress(brand)}>{brand.name}</Link>
            </LinkStyle>
            <Text fontSize="sm" color="fg.muted">
              {countSentence(brand.product_count)}
            </Text>
          </Card>
        </li>
      ))}
    </chakra.ul>
  )
}

export function BrandTilesSkeleton({ count = 12 }: { count?: number }) {
  return (
    <Box {...columns} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="9.5rem" borderRadius="xl" />
      ))}
    </Box>
  )
}
