import { chakra } from '@brightyard/ui'

/** Hills, a setting sun, trees and a kite where the page ends and the footer begins. */
export const YardAtDusk = () => (
  <chakra.svg
    viewBox="0 0 1440 150"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
    width="full"
    height={{ base: '5.5rem', md: '9.4rem' }}
    mb="-1px"
  >
    <chakra.circle cx="1080" cy="92" r="62" fill="sun.bright" />
    <chakra.path
      d="M0 150V92c150-52 300-46 470-12s300 34 470-12 330-44 500 18v64Z"
      fill="brand.muted"
    />
    <chakra.path
      d="M0 150v-34c190 14 260-48 430-44s260 58 470 52 330-52 540-14v40Z"
      fill="brand.bright"
    />
    <chakra.g fill="learn.solid">
      <path d="M300 84c-16 0-26-11-24-25 1-9 8-13 12-20 3-6 6-11 12-11s9 5 12 11c4 7 11 11 12 20 2 14-8 25-24 25Z" />
      <path d="M350 80c-11 0-18-8-16-18 1-6 5-9 8-14 2-4 4-8 8-8s6 4 8 8c3 5 7 8 8 14 2 10-5 18-16 18Z" />
    </chakra.g>
    <chakra.path
      d="M300 58v36M350 60v30"
      stroke="brand.deep"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
    <chakra.g strokeWidth="2" stroke="brand.deep" fill="none">
      <path d="M704 106c10-26 34-40 54-62" />
    </chakra.g>
    <chakra.path d="m758 10 20 16-8 26-28-12Z" fill="shop.bright" />
    <chakra.path d="m758 10-16 30 36-14Z" fill="talent.bright" />
    <chakra.path
      d="M0 150v-22c220-26 380 26 600 12s330-46 500-30 240 26 340 16v24Z"
      fill="brand.deep"
    />
  </chakra.svg>
)
