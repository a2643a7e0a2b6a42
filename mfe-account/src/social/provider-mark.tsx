import type { SocialProviderId } from '@brightyard/contract/entities'

const shapes: Record<SocialProviderId, { d: string; fill: string }[]> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.8Z',
    },
    {
      fill: '#34A853',
      d: 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z',
    },
    { fill: '#FBBC05', d: 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z' },
    {
      fill: '#EA4335',
      d: 'M12 4.8c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z',
    },
  ],
  facebook: [
    {
      fill: '#0866FF',
      d: 'M24 12a12 12 0 1 0-15 11.6v-8H6.600v-3.600h2.400v-1.500c0-4.100 1.800-6 5.900-6 .8 0 2.100.2 2.600.3v3.300h-1.400c-2 0-2.700.7-2.700 2.700V12h3.900l-.7 3.600h-3.200v8.300A12 12 0 0 0 24 12Z',
    },
  ],
  apple: [
    {
      fill: '#000',
      d: 'M17.500 12.700c0-2.500 2.100-3.700 2.200-3.800a4.700 4.700 0 0 0-3.700-2c-1.600-.2-3.100.9-3.900.9s-2-.9-3.300-.9a5 5 0 0 0-4.200 2.500c-1.800 3.100-.5 7.700 1.300 10.200.8 1.300 1.900 2.700 3.200 2.600s1.800-.8 3.400-.8 2 .8 3.300.8 2.300-1.200 3.100-2.500c1-1.400 1.400-2.800 1.400-2.900a4.400 4.400 0 0 1-2.800-4.100ZM15 5.400A4.500 4.500 0 0 0 16.100 2a4.600 4.600 0 0 0-3 1.600 4.300 4.300 0 0 0-1.100 3.200A3.800 3.800 0 0 0 15 5.400Z',
    },
  ],
}

/** The provider's own sign, as its rules for such buttons want it. */
export const ProviderMark = ({ provider }: { provider: SocialProviderId }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    style={{ flexShrink: 0 }}
    aria-hidden
    focusable="false"
  >
    {shapes[provider].map(({ d, fill }) => (
      <path key={fill} d={d} fill={fill} />
    ))}
  </svg>
)
