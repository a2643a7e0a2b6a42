import { Avatar, Box, Card, Flex, Heading, Text } from '@brightyard/ui'
import { Thumbnail } from '../../pictures/thumbnail.tsx'
import type { LiveSession } from './live-class.queries.ts'

/** Who teaches; the organiser where nobody is named. */
export function ClassTeacher({ session: { teacher, organiser } }: { session: LiveSession }) {
  const name = teacher?.name ?? organiser
  return (
    <Card p={{ base: '5', md: '6' }}>
      <Flex gap="4" align="flex-start">
        {teacher?.picture ? (
          <Thumbnail picture={teacher.picture} width="4rem" borderRadius="full" />
        ) : (
          <Avatar name={name} size="md" decorative />
        )}
        <Box minW="0">
          <Heading as="h2" size="md">
            {name}
          </Heading>
          <Text color="fg.muted">
            {teacher ? `Teaches for ${organiser}` : 'Organises this class'}
          </Text>
          {teacher?.about ? <Text mt="2">{teacher.about}</Text> : null}
        </Box>
      </Flex>
    </Card>
  )
}
