import type { Home } from '@brightyard/contract/entities'
import { activityPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Link as LinkStyle } from '@brightyard/ui'
import { ageBandLabel, countText } from '../../offerings/offering-words.ts'
import { Block } from './block.tsx'

const families = ['sun', 'shop', 'talent', 'learn', 'brand'] as const

/** One child for each age, each taller than the one before. */
export const Ages = ({ ages }: { ages: Home['ages'] | undefined }) => (
  <Block
    id="ages"
    title="How old is your child?"
    intro="Choose a size: each leads to what fits, to do and to unpack."
    list={ages}
    empty="Nothing is sorted by age at the moment."
    display={{ lg: 'grid' }}
    gridTemplateColumns={{ lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
    columnGap="14"
    alignItems="center"
  >
    {(list) => (
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={`repeat(${list.length}, minmax(0, 1fr))`}
        gap={{ base: '1.5', md: '6' }}
        alignItems="end"
        textAlign="center"
      >
        {list.map(({ band, count }, index) => (
          <Box
            as="li"
            key={band}
            colorPalette={families[index % families.length]}
            css={{ '--step': `${index}` }}
          >
            <Figure band={band} count={count} />
            <LinkStyle
              asChild
              variant="quiet"
              display="block"
              py="2.5"
              fontSize={{ base: 'xs', md: 'sm' }}
              fontWeight="semibold"
            >
              <Link
                to={shopPaths.searchResult.to({}, { age: band })}
                aria-label={`Shop: for ${ageBandLabel(band)}`}
              >
                Shop
              </Link>
            </LinkStyle>
          </Box>
        ))}
      </chakra.ul>
    )}
  </Block>
)

interface FigureProps {
  band: Home['ages'][number]['band']
  count: number
}

/** A head, and a body with the years on it. */
const Figure = ({ band, count }: FigureProps) => (
  <Box
    asChild
    display="block"
    color="colorPalette.fg"
    _before={{
      content: '""',
      display: 'block',
      mx: 'auto',
      mb: '1.5',
      boxSize: {
        base: 'calc(1.4rem + var(--step) * 0.15rem)',
        md: 'calc(1.75rem + var(--step) * 0.25rem)',
      },
      borderRadius: 'full',
      bg: 'colorPalette.bright',
    }}
    _hover={{ '& > span': { bg: 'colorPalette.bright', color: 'fg' } }}
  >
    <Link
      to={`${activityPaths.activitiesListing.to()}?age=${encodeURIComponent(band)}`}
      aria-label={`${ageBandLabel(band)}: ${countText(count)}`}
    >
      <chakra.span
        display="flex"
        flexDirection="column"
        justifyContent="center"
        height={{
          base: 'calc(3.5rem + var(--step) * 0.8rem)',
          md: 'calc(4rem + var(--step) * 1rem)',
        }}
        borderRadius={{ base: '1.5rem 1.5rem 0.5rem 0.5rem', md: '2.5rem 2.5rem 0.75rem 0.75rem' }}
        bg="colorPalette.muted"
        fontFamily="heading"
        fontWeight="bold"
        fontSize={{ base: 'xl', md: '3xl' }}
        lineHeight="1.1"
      >
        {band.replace('-', '–')}
        <chakra.span
          display={{ base: 'none', sm: 'block' }}
          fontFamily="body"
          fontWeight="normal"
          fontSize="sm"
        >
          {countText(count)}
        </chakra.span>
      </chakra.span>
    </Link>
  </Box>
)
