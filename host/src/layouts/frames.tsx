import type { Layout } from '@brightyard/contract/release'
import { Box, Container, Flex } from '@brightyard/ui'
import { lazyPart, Link } from '@brightyard/runtime'
import { type ComponentType, type ReactNode, Suspense } from 'react'

type Frame = ComponentType<{ children: ReactNode }>

/** Fills the window below the header, so that the footer does not jump when a short page gets its content. */
const Main = ({ children, ...style }: { children: ReactNode } & Parameters<typeof Box>[0]) => (
  <Box as="main" id="main" minH="calc(100dvh - 4rem)" {...style}>
    {children}
  </Box>
)

const Open: Frame = ({ children }) => <Main>{children}</Main>

const Contained: Frame = ({ children }) => (
  <Main bg="bg" py={{ base: '6', md: '10' }}>
    <Container>{children}</Container>
  </Main>
)

const Creative: Frame = ({ children }) => (
  <Main bg="talent.subtle" overflow="clip">
    {children}
  </Main>
)

/** Only on wide screens. */
const SignInPicture = lazyPart(() => import('./sign-in-picture.tsx'))

const SignIn: Frame = ({ children }) => (
  <Flex minH="100dvh" bg="bg">
    <Box
      as="aside"
      hideBelow="lg"
      position="relative"
      w="42%"
      maxW="40rem"
      overflow="hidden"
      bg="#ffe9c7"
      color="#4a2b0f"
    >
      <Suspense>
        <SignInPicture />
      </Suspense>
    </Box>
    <Flex direction="column" flex="1" minW="0">
      <Box as="header" px={{ base: '5', md: '10' }} py="5">
        <Link to="/" aria-label="Brightyard, home">
          <Box
            as="span"
            fontFamily="heading"
            fontWeight="700"
            // As large as a narrow window has room for: one word on one line.
            fontSize="min(1.5rem, 13vw)"
            whiteSpace="nowrap"
            color="brand.fg"
          >
            Brightyard
          </Box>
        </Link>
      </Box>
      <Main
        flex="1"
        minH="auto"
        display="grid"
        // From the top: in the middle, all would move when a choice in a form changes what follows it.
        alignItems="start"
        justifyItems="center"
        px={{ base: '5', md: '10' }}
        pt={{ base: '4', md: '8', lg: '12' }}
        pb="12"
      >
        {children}
      </Main>
    </Flex>
  </Flex>
)

const MobileSection: Frame = ({ children }) => (
  <Main px="4" py="5" maxW="narrow" mx="auto" minH="auto">
    {children}
  </Main>
)

/** The frame of each layout. */
export const frames: Readonly<Record<Layout, Frame>> = {
  shop: Open,
  default: Contained,
  creative: Creative,
  blank: Open,
  'login-signup': SignIn,
  'mobile-section': MobileSection,
}
