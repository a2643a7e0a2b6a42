import type { Home } from '@brightyard/contract/entities'
import { Box, Grid } from '@brightyard/ui'

const tints = ['brand', 'shop', 'learn', 'talent'] as const

/** Key figures and what they count. */
export function Numbers({ stats }: { stats: Home['stats'] }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        md: 'repeat(4, 1fr)',
      }}
      gap={{ base: '3', md: '6' }}
    >
      {stats.map(({ value, label }, index) => (
        <Box
          as="li"
          key={label}
          colorPalette={tints[index % tints.length]}
          borderTop="4px solid"
          borderColor="colorPalette.bright"
          pt="3"
        >
          <Box
            fontFamily="heading"
            fontWeight="bold"
            fontSize={{ base: '2xl', md: '3xl' }}
            lineHeight="tight"
            color="colorPalette.fg"
          >
            {value}
          </Box>
          <Box fontSize="sm" color="fg.muted">
            {label}
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
