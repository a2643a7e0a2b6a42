import { Box, chakra, Flex } from '@brightyard/ui'
import { Link } from '@brightyard/runtime'
import { loginPath } from '@brightyard/contract/paths'

const HeaderLink = chakra(Link, {
  base: { px: '3', py: '2', borderRadius: 'md', fontWeight: 'semibold', color: 'brand.fg' },
})

/** Links to the home page and to sign-in, when the header's remote cannot be loaded. */
export function MinimalHeader() {
  return (
    <Box as="header" borderBottomWidth="1px" bg="bg.panel">
      <Flex
        as="nav"
        aria-label="Main"
        maxW="page"
        mx="auto"
        px="4"
        minH="16"
        align="center"
        justify="space-between"
      >
        <HeaderLink to="/" fontFamily="heading" fontSize="xl">
          Brightyard
        </HeaderLink>
        <Flex gap="2">
          <HeaderLink to="/">Home</HeaderLink>
          <HeaderLink to={loginPath.to()}>Sign In</HeaderLink>
        </Flex>
      </Flex>
    </Box>
  )
}
