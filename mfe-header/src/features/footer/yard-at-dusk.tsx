import { chakra } from '@brightyard/ui'

/** Hills, a setting sun, trees and a kite on top of the footer. */
export const YardAtDusk = () => (
  <chakra.svg
    viewBox="0 0 1440 200"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
    width="full"
    height={{ base: '7rem', md: '12.5rem' }}
    mb="-1px"
  >
    <chakra.circle cx="1010" cy="96" r="82" fill="sun.subtle" />
    <chakra.circle cx="1010" cy="96" r="56" fill="sun.bright" />
    <chakra.path
      d="M0 200V118c150-52 300-46 470-12s300 34 470-6 330-34 500 18v82Z"
      fill="brand.muted"
    />
    <chakra.path
      d="M0 200v-62c190 14 250-44 430-40s270 56 470 46 340-50 540-8v64Z"
      fill="brand.bright"
    />
    <chakra.g stroke="brand.deep" strokeWidth="4" strokeLinecap="round">
      <path d="M330 72v40M378 80v28M1216 92v36" />
    </chakra.g>
    <chakra.g fill="learn.solid">
      <ellipse cx="330" cy="60" rx="24" ry="31" />
      <ellipse cx="1216" cy="80" rx="22" ry="29" />
    </chakra.g>
    <chakra.ellipse cx="378" cy="74" rx="16" ry="21" fill="learn.bright" />
    <chakra.path
      d="M640 150c-4-40 30-46 72-84"
      stroke="brand.deep"
      strokeWidth="2"
      strokeDasharray="1 6"
      strokeLinecap="round"
      fill="none"
    />
    <chakra.path d="m722 18 24 20-34 28-14-24Z" fill="shop.bright" />
    <chakra.path d="m722 18-24 24 14 24Z" fill="talent.bright" />
    <chakra.path
      d="M0 200v-36c220-26 380 22 600 8s330-42 500-26 240 22 340 12v42Z"
      fill="brand.deep"
    />
  </chakra.svg>
)
