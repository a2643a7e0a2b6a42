import type { Meta } from '@storybook/react-webpack5'
import * as art from '../art/index.ts'
import * as icons from '../icons/index.ts'
import { Box, Container, Flex, SimpleGrid, Text } from '../index.ts'

const meta: Meta = {
  title: 'Art',
  decorators: [
    (Story) => (
      <Container py="8">
        <Story />
      </Container>
    ),
  ],
}
export default meta

export const Drawings = () => (
  <SimpleGrid columns={{ base: 1, md: 3 }} gap="8">
    {Object.entries(art).map(([name, Drawing]) => (
      <Box key={name}>
        <Drawing />
        <Text textAlign="center">{name}</Text>
      </Box>
    ))}
  </SimpleGrid>
)

export const Icons = () => (
  <Flex wrap="wrap" gap="5">
    {Object.entries(icons).map(([name, Icon]) => (
      <Box key={name} width="7rem" textAlign="center">
        <Flex justify="center">
          <Icon />
        </Flex>
        <Text fontSize="xs">{name}</Text>
      </Box>
    ))}
  </Flex>
)
