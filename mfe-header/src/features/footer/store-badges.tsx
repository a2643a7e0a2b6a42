import { storeAddresses } from '@brightyard/contract/paths'
import { Box, chakra, Flex } from '@brightyard/ui'
import { inNewTab } from '../../site/external-addresses.ts'

const Badge = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '12',
    ps: '2.5',
    pe: '2.5',
    whiteSpace: 'nowrap',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    lineHeight: 1.1,
    textDecoration: 'none',
    boxShadow: 'inset 0 0 0 1.5px var(--by-colors-brand-solid)',
    _hover: { boxShadow: 'inset 0 0 0 2px var(--by-colors-sun-bright)' },
  },
})

const stores = [
  {
    lead: 'Get it on',
    name: 'Google Play',
    href: storeAddresses.googlePlay,
    mark: 'M4 3.200v17.600c0 .5.600.800 1 .500L20 12.600a.700.700 0 0 0 0-1.200L5 2.700c-.4-.3-1 0-1 .5Z',
  },
  {
    lead: 'Download on the',
    name: 'App Store',
    href: storeAddresses.appStore,
    mark: 'M16.400 12.600c0-2.200 1.800-3.300 1.900-3.400-1-1.500-2.600-1.700-3.200-1.700-1.400-.1-2.600.8-3.300.8s-1.700-.8-2.800-.8c-1.500 0-2.800.8-3.600 2.100-1.500 2.600-.4 6.500 1.100 8.700.7 1 1.600 2.200 2.700 2.200 1.100 0 1.500-.7 2.800-.7s1.700.7 2.800.7 1.900-1.100 2.600-2.100c.8-1.200 1.100-2.300 1.200-2.400-.1 0-2.200-.9-2.200-3.400ZM14.200 6.100c.6-.7 1-1.700.9-2.700-.9 0-1.900.6-2.500 1.300-.6.6-1.100 1.600-.9 2.600 1 .1 1.900-.5 2.500-1.200Z',
  },
]

export const StoreBadges = () => (
  <Flex wrap="wrap" gap="2.5" mt="4">
    {stores.map(({ lead, name, href, mark }) => (
      <Badge
        key={name}
        href={href}
        {...inNewTab}
        aria-label={`${lead} ${name}, opens in a new tab`}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden fill="currentColor">
          <path d={mark} />
        </svg>
        <span>
          <Box as="span" display="block" fontSize="xs">
            {lead}
          </Box>{' '}
          <Box as="span" display="block" fontFamily="heading" fontWeight="semibold">
            {name}
          </Box>
        </span>
      </Badge>
    ))}
  </Flex>
)
