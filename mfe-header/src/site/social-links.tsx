import type { SiteSettings } from '@brightyard/contract/entities'
import { useHydrated, useQuery } from '@brightyard/runtime'
import { chakra, Flex } from '@brightyard/ui'
import { inNewTab } from './external-addresses.ts'
import { settingsQuery } from './settings.queries.ts'

interface Network {
  setting: keyof SiteSettings
  name: string
  /** Drawn in one colour on a grid of 24. */
  mark: string
}

const networks: readonly Network[] = [
  {
    setting: 'facebook_link',
    name: 'Facebook',
    mark: 'M13.6 21v-7.600h2.600l.4-3h-3V8.500c0-.9.3-1.500 1.500-1.500h1.600V4.300C16.400 4.200 15.500 4 14.400 4c-2.300 0-3.900 1.400-3.900 4v2.400H8v3h2.500V21Z',
  },
  {
    setting: 'twitter_link',
    name: 'X',
    mark: 'M17.200 4h2.900l-6.300 7.200L21.200 20h-5.800l-4.500-5.400L5.700 20H2.800l6.700-7.700L2.400 4h5.900l4.100 5Zm-1 14.300h1.600L7.500 5.600H5.800Z',
  },
  {
    setting: 'instagram_link',
    name: 'Instagram',
    mark: 'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm0 2A2.500 2.500 0 0 0 5.500 8v8A2.500 2.500 0 0 0 8 18.500h8a2.500 2.500 0 0 0 2.500-2.500V8A2.500 2.500 0 0 0 16 5.500Zm4 2.300a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400Zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Zm4.500-3.400a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Z',
  },
  {
    setting: 'linkedin_link',
    name: 'LinkedIn',
    mark: 'M4.500 9.300h3.200V20H4.500ZM6.100 4a1.900 1.900 0 1 1 0 3.700 1.900 1.900 0 0 1 0-3.700Zm3.700 5.300h3.100v1.500c.5-.9 1.600-1.800 3.200-1.800 3.400 0 4 2.100 4 4.900V20h-3.200v-5.400c0-1.300 0-2.900-1.800-2.900s-2.100 1.400-2.100 2.800V20H9.800Z',
  },
  {
    setting: 'youtube_link',
    name: 'YouTube',
    mark: 'M12 5.500c3 0 5.600.1 7 .4 1 .2 1.700.9 1.900 1.900.3 1.300.4 2.700.4 4.200s-.1 2.900-.4 4.200a2.500 2.500 0 0 1-1.900 1.900c-1.400.3-4 .4-7 .4s-5.600-.1-7-.4a2.500 2.500 0 0 1-1.900-1.900c-.3-1.300-.4-2.700-.4-4.200s.1-2.900.4-4.200A2.500 2.500 0 0 1 5 5.900c1.400-.3 4-.4 7-.4ZM10 9v6l5.200-3Z',
  },
]

const Round = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    transition: 'background-color 120ms, transform 200ms',
    _hover: { bg: 'sun.bright', color: 'fg', transform: 'translateY(-2px)' },
  },
})

/** Brightyard on other sites; an empty setting is not shown. Keeps its height while the settings load. */
export function SocialLinks({ shown = true }: { shown?: boolean }) {
  const { data } = useQuery({ ...settingsQuery, enabled: shown })
  // The mobile menu may know them before the footer has taken over what the server wrote without them.
  const isHydrated = useHydrated()
  return (
    <Flex
      as="ul"
      listStyleType="none"
      wrap="wrap"
      gap="2.5"
      minH="11"
      aria-label="Brightyard elsewhere"
    >
      {networks.map(({ setting, name, mark }) => {
        const address = isHydrated && data?.[setting]
        return (
          address && (
            <li key={setting}>
              <Round href={address} {...inNewTab} aria-label={`${name}, opens in a new tab`}>
                <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden fill="currentColor">
                  <path fillRule="evenodd" d={mark} />
                </svg>
              </Round>
            </li>
          )
        )
      })}
    </Flex>
  )
}
