import { Box, Heading, Text } from '@brightyard/ui'

/** The yard beside the sign-in forms. */
export const Component = () => (
  <>
    <Box px="12" pt="20" position="relative" zIndex="1">
      <Heading as="p" fontSize="4xl" lineHeight="1.15">
        Every child has a bright side. Come and find it.
      </Heading>
      <Text mt="4" fontSize="lg" maxW="24rem">
        Programs, activities and things to make, for curious kids and the grown-ups who cheer for
        them.
      </Text>
    </Box>
    <svg
      viewBox="0 0 600 520"
      width="100%"
      style={{ position: 'absolute', bottom: 0, left: 0 }}
      aria-hidden="true"
    >
      <circle cx="460" cy="150" r="74" fill="#ffc857" />
      <path d="M0 330c110-70 210-50 300-10s200 40 300-30v230H0z" fill="#8fd0b0" />
      <path d="M0 400c140-60 260-10 360 0s170-20 240-60v180H0z" fill="#4fa889" />
      <path d="M150 420V250" stroke="#6b4226" strokeWidth="16" strokeLinecap="round" />
      <circle cx="150" cy="220" r="80" fill="#2f8f6b" />
      <circle cx="205" cy="252" r="46" fill="#3aa57d" />
      <circle cx="104" cy="258" r="42" fill="#3aa57d" />
      <path d="m360 180 44 44-50 40-38-48z" fill="#ff7a59" />
      <path d="m360 180-6 84-38-48z" fill="#ff9f7d" />
      <path
        d="M354 264c-6 40-40 26-52 62s-34 34-60 54"
        fill="none"
        stroke="#c2502f"
        strokeWidth="4"
      />
      <circle cx="250" cy="404" r="22" fill="#5b3a8c" />
      <path d="M222 480c0-34 12-52 28-52s28 18 28 52z" fill="#7b55b3" />
      <circle cx="316" cy="418" r="18" fill="#b8572f" />
      <path d="M294 484c0-28 8-46 22-46s22 18 22 46z" fill="#e2703d" />
    </svg>
  </>
)
