import { Container, Flex, type BoxProps, Box } from '@brightyard/ui'

/** One row across the page that stays at its top. */
export function HeaderBar({ children, ...rest }: BoxProps) {
  return (
    <Box
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      boxShadow="inset 0 -1px 0 var(--by-colors-border)"
      {...rest}
    >
      <Container size="wide" height="full">
        <Flex align="center" height="full">
          {children}
        </Flex>
      </Container>
    </Box>
  )
}
