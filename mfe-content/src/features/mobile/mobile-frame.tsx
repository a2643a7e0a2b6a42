import { Link } from '@brightyard/runtime'
import { Box, chakra, type FamilyName, Heading } from '@brightyard/ui'
import { ChevronRightIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'

/** Each shelf has the colour that its subject has on the site. */
const families: Readonly<Record<string, FamilyName>> = {
  About: 'brand',
  Points: 'sun',
  Classes: 'learn',
  Help: 'brand',
  Partners: 'shop',
  Legal: 'brand',
  Campaigns: 'talent',
  Feed: 'learn',
}

interface MobileFrameProps {
  /** What kind of page it is, above its title. */
  shelf: string
  /** What to read next. */
  related?: readonly { path: string; label: string }[]
  children: ReactNode
}

/** A page in an app's window: what it belongs to above, where to go on below. */
export const MobileFrame = ({ shelf, related = [], children }: MobileFrameProps) => (
  <Box colorPalette={families[shelf] ?? 'brand'} overflowWrap="anywhere">
    <Box
      as="p"
      display="inline-block"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontWeight="bold"
      fontSize="sm"
      borderRadius="full"
      px="3"
      py="1"
      mb="3"
    >
      {shelf}
    </Box>
    {children}
    {related.length > 0 ? (
      <Box as="nav" aria-label="Read on" mt="10" borderTopWidth="1px" pt="5">
        <Heading as="h2" size="xs" mb="1">
          Read on
        </Heading>
        <chakra.ul listStyleType="none">
          {related.map(({ path, label }) => (
            <chakra.li key={path} borderBottomWidth="1px">
              <RelatedLink to={path}>
                {label}
                <ChevronRightIcon />
              </RelatedLink>
            </chakra.li>
          ))}
        </chakra.ul>
      </Box>
    ) : null}
  </Box>
)

const RelatedLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '12',
    py: '2',
    color: 'colorPalette.fg',
    fontWeight: 'semibold',
  },
})
