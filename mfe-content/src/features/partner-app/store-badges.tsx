import { partnerStoreAddresses } from '@brightyard/contract/paths'
import { Box, chakra } from '@brightyard/ui'
import { DownloadIcon, PlayIcon } from '@brightyard/ui/icons'

const stores = [
  {
    lead: 'Get it on',
    name: 'Google Play',
    href: partnerStoreAddresses.googlePlay,
    Mark: PlayIcon,
  },
  {
    lead: 'Download on the',
    name: 'App Store',
    href: partnerStoreAddresses.appStore,
    Mark: DownloadIcon,
  },
]

/** Ways to the stores, with drawings of our own. */
export const StoreBadges = () => (
  <chakra.ul aria-label="Get the app" listStyleType="none" display="flex" flexWrap="wrap" gap="3">
    {stores.map(({ lead, name, href, Mark }) => (
      <li key={name}>
        <chakra.a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${lead} ${name}, opens in a new tab`}
          display="inline-flex"
          alignItems="center"
          gap="3"
          minH="14"
          ps="3"
          pe="5"
          borderRadius="xl"
          bg="bg.panel"
          color="fg"
          lineHeight="1.15"
          border="2px solid"
          borderColor="neutral.deep"
          _hover={{ bg: 'sun.subtle' }}
        >
          <Box
            as="span"
            display="grid"
            placeItems="center"
            boxSize="9"
            borderRadius="lg"
            bg="sun.bright"
            color="sun.contrast"
          >
            <Mark size={22} aria-hidden />
          </Box>
          <span>
            <Box as="span" display="block" fontSize="sm">
              {lead}
            </Box>{' '}
            <Box as="span" display="block" fontFamily="heading" fontWeight="bold" fontSize="lg">
              {name}
            </Box>
          </span>
        </chakra.a>
      </li>
    ))}
  </chakra.ul>
)
