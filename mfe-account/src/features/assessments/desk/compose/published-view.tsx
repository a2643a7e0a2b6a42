import type { DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useSearchParams } from '@brightyard/runtime'
import { Box, chakra, Flex, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { useEffect, useRef } from 'react'
import { questionsText } from '../../words.ts'
import { AssessmentActions } from '../manage/assessment-actions.tsx'
import { ComposerBar, partIn } from './composer-bar.tsx'
import { CopiedQuestion } from './copied-question.tsx'
import { Paper } from './paper-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { PublishedSettings } from './published-settings.tsx'
import { numberOf } from './work.ts'

interface Props {
  desk: DeskAssessment
  /** It was published just now. */
  isNew: boolean
  onChange: (desk: DeskAssessment) => void
}

/** A published assessment as it stays; a question is mended while nobody has begun. */
export function PublishedView({ desk, isNew, onChange }: Props) {
  const [query] = useSearchParams()
  const part = partIn(query)
  const { composition: work, items, attempts, state } = desk
  const byId = new Map(items.map((item) => [item.id, item]))
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])
  return (
    <>
      <PageHead title={work.title} description="A published assessment." hidden />
      <Box bg="bg.subtle" minH="100dvh">
        <ComposerBar
          {...{ desk, work, part }}
          status={
            attempts === 0
              ? 'Nobody has begun yet'
              : attempts === 1
                ? 'One attempt was begun'
                : `${attempts} attempts were begun`
          }
          actions={
            <>
              <LinkButton asChild variant="outline" size="sm" minH="2.75rem">
                <Link to={assessmentDeskPaths.results.to({ id: desk.id })}>Assign and results</Link>
              </LinkButton>
              <AssessmentActions
                card={{ id: desk.id, state }}
                name={work.title}
                onChanged={onChange}
              />
            </>
          }
        />
        <Box
          px={{ base: '2', md: '6' }}
          py={{ base: '4', md: '8' }}
          maxW={part === 'settings' ? '48rem' : '60rem'}
          mx="auto"
        >
          {(isNew || part !== 'settings') && (
            <Box maxW="52rem" mx="auto" mb="5" ref={notice} tabIndex={-1}>
              <Notice
                tone={isNew ? 'success' : 'info'}
                title={isNew ? 'The assessment is published' : 'This assessment stays as it is'}
              >
                {attempts === 0
                  ? 'Its questions are copies now. An error in one can be mended here while nobody has begun.'
                  : 'Somebody has begun it, so its questions stay as they are. What you mend in the bank counts the next time.'}
              </Notice>
            </Box>
          )}
          {part === 'settings' && <PublishedSettings desk={desk} onChange={onChange} />}
          {part === 'preview' && <PreviewPart work={work} items={byId} />}
          {part === 'paper' && (
            <Paper>
              {work.sections.map((section, index) => (
                <Box as="section" key={section.key} mt={index > 0 ? '10' : '0'}>
                  <Flex justify="space-between" gap="3" wrap="wrap" mb="3">
                    <Heading as="h2" size="sm" color="brand.fg">
                      {section.title}
                    </Heading>
                    <Text fontSize="sm" color="fg.muted">
                      {questionsText(section.questions.length)}
                    </Text>
                  </Flex>
                  {section.note ? (
                    <Text whiteSpace="pre-line" mb="3" color="fg.muted">
                      {section.note}
                    </Text>
                  ) : null}
                  <chakra.ol listStyleType="none">
                    {section.questions.map(({ item_id, marks }) => {
                      const item = byId.get(item_id)
                      return item ? (
                        <Stack as="li" key={item_id} gap="1" py="3">
                          <Flex gap="3" align="flex-start">
                            <Text
                              fontFamily="heading"
                              fontWeight="bold"
                              minW="1.75rem"
                              textAlign="end"
                            >
                              {numberOf(work, item_id)}.
                            </Text>
                            <CopiedQuestion {...{ desk, item, marks, onChange }} />
                          </Flex>
                        </Stack>
                      ) : null
                    })}
                  </chakra.ol>
                </Box>
              ))}
            </Paper>
          )}
        </Box>
      </Box>
    </>
  )
}
