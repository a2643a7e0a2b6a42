import { Box, Flex, Text } from '@brightyard/ui'
import { aboveBars } from '@brightyard/ui/bottom-bars'
import { legalLinks } from './footer-links.ts'
import { LinkList } from './link-list.tsx'

const copyrightYear = 2025

export const BottomLine = () => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    columnGap="8"
    rowGap="2"
    pt="5"
    pb={`calc(5rem + ${aboveBars})`} // room for the chat button, above the bars of the window
    borderTopWidth="1px"
    borderColor="brand.solid"
    fontSize="sm"
  >
    <Text color="brand.muted">{`© ${copyrightYear} Brightyard. All rights reserved.`}</Text>
    <Box as="nav" aria-label="Legal">
      <LinkList links={legalLinks} inLine />
    </Box>
  </Flex>
)
