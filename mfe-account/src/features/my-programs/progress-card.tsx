import type { ProgramProgress } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, Card, Flex, Heading, LinkButton, Picture, Text } from '@brightyard/ui'
import { CertificateButton } from './certificate-button.tsx'

/** `3 of 12 lessons done`, as a bar and in words. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100)
  return (
    <Box>
      <Box aria-hidden="true" h="2.5" borderRadius="full" bg="bg.subtle" overflow="hidden">
        <Box
          h="full"
          borderRadius="full"
          bg="colorPalette.solid"
          style={{ width: `${percent}%` }}
        />
      </Box>
      <Text mt="1" fontSize="sm" color="fg.muted">
        {done} of {total} lessons done
      </Text>
    </Box>
  )
}

/** One kid in one program, and where to go on. */
export function ProgramProgressCard({ progress }: { progress: ProgramProgress }) {
  const { enrolment_id: id, kid_name, program, state, lessons_done, next_lesson } = progress
  return (
    <Card p={{ base: '5', md: '6' }}>
      <Flex gap="5" wrap="wrap" align="flex-start">
        {program.picture ? (
          <Box w={{ base: 'full', sm: '12rem' }} borderRadius="lg" overflow="hidden">
            <Picture
              {...pictureProps(program.picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
            />
          </Box>
        ) : null}
        <Box flex="1 1 16rem" minW="0">
          <Text fontWeight="bold" color="colorPalette.fg">
            {kid_name}
          </Text>
          <Heading as="h2" size="md" mb="3">
            {program.title}
          </Heading>
          <ProgressBar done={lessons_done.length} total={program.lesson_count} />
          {next_lesson ? (
            <Text mt="3">
              Next: {next_lesson.title}, in {next_lesson.chapter_title}
            </Text>
          ) : null}
          <Flex gap="3" wrap="wrap" mt="4">
            <LinkButton asChild {...(next_lesson ? {} : { variant: 'outline' as const })}>
              <Link
                to={accountPaths.myPrograms.to(
                  { id },
                  next_lesson ? { lesson: next_lesson.id } : {},
                )}
              >
                {next_lesson
                  ? lessons_done.length === 0
                    ? `Start with ${kid_name}`
                    : `Go on with ${kid_name}`
                  : `Read ${program.title} again`}
              </Link>
            </LinkButton>
            {state === 'completed' ? <CertificateButton id={id} name={kid_name} /> : null}
          </Flex>
        </Box>
      </Flex>
    </Card>
  )
}
