import { chakra } from '@brightyard/ui'

/** Paint that was thrown at the page. */
export const Splashes = () => (
  <chakra.svg
    viewBox="0 0 1440 760"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
    position="absolute"
    inset="0"
    width="full"
    height="full"
  >
    <chakra.path
      fill="sun.bright"
      d="M-40 520c120-90 190-10 260-70s30-190 150-190 80 120 190 130 60 120-40 170-90 120-230 150-380 40-380-40Z"
    />
    <chakra.path
      fill="talent.bright"
      d="M1180-60c40 90 130 60 150 150s120 70 160 20V-80h-320Zm-60 190a28 28 0 1 0 1 0Zm90 70a14 14 0 1 0 1 0Z"
    />
    <chakra.path
      fill="brand.bright"
      d="M820 800c-20-110 90-120 110-210s110-90 170-20 150 0 200 70 40 160-60 200Zm-70-150a20 20 0 1 0 1 0Z"
    />
    <chakra.path
      fill="learn.bright"
      d="M420-60c10 80 90 70 90 150s100 70 120 0 110-60 130-150Zm-70 170a18 18 0 1 0 1 0Z"
    />
    <chakra.path
      fill="shop.bright"
      d="M-20 60c70-10 90 60 150 50s70 70 10 110-110 10-160 40ZM240 130a16 16 0 1 0 1 0Z"
    />
  </chakra.svg>
)
