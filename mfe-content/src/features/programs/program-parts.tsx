import type { ProgramTeacher } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Avatar, Box, Breadcrumbs, Flex, Heading, Text } from '@brightyard/ui'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

interface Step {
  label: string
  to?: string
}

/** The way from the home page to a part of a program. */
export const ProgramTrail = ({ steps }: { steps: readonly Step[] }) => (
  <Breadcrumbs
    crumbs={[
      { label: 'Home', to: contentPaths.home.to() },
      { label: 'Programs', to: contentPaths.programs.to() },
      ...steps,
    ].map(({ label, to }: Step) => ({
      label,
      ...(to ? { link: (text: string) => <Link to={to}>{text}</Link> } : {}),
    }))}
  />
)

/** The same for search engines. */
export const trailData = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { label: 'Home', to: contentPaths.home.to() },
    { label: 'Programs', to: contentPaths.programs.to() },
    ...steps,
  ].map(({ label, to }: Step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: to } : {}),
  })),
})

export const Teacher = ({ teacher: { name, about, picture } }: { teacher: ProgramTeacher }) => (
  <Flex gap="4" align="flex-start">
    {picture ? (
      <Thumbnail picture={picture} width="5rem" borderRadius="full" />
    ) : (
      <Avatar name={name} decorative />
    )}
    <Box minW="0">
      <Heading as="h3" size="xs">
        {name}
      </Heading>
      <Text mt="1">{about}</Text>
    </Box>
  </Flex>
)
