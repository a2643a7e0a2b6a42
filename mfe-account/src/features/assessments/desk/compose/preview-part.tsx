import type { BankItem, Composition } from '@brightyard/contract/entities'
import { Box, Button, Flex, Heading, Notice, Stack, Text } from '@brightyard/ui'
import { DesktopIcon, SmartphoneIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { marksText, questionsText, reviewText, timeText } from '../../words.ts'
import { marksOf } from '@brightyard/contract/assessments'
import { draftOf, paperQuestionOf } from '../bank/item-draft.ts'
import { ItemPaper } from '../item-paper.tsx'
import { numberOf, questionsIn } from './work.ts'

const widths = { phone: '24.375rem', desktop: '46rem' } as const

interface Props {
  work: Composition
  items: ReadonlyMap<number, BankItem>
}

/** What takers read first and every question as they get it, to be tried. */
export function PreviewPart({ work, items }: Props) {
  const [screen, setScreen] = useState<keyof typeof widths>('phone')
  const total = questionsIn(work).length
  const facts = [
    questionsText(total),
    marksText(marksOf(work)),
    work.minutes === null ? 'No time yet' : timeText(work.minutes),
  ]
  return (
    <Box>
      <Flex justify="center" gap="2" mb="5" role="group" aria-label="Width of the preview">
        {(['phone', 'desktop'] as const).map((name) => (
          <Button
            key={name}
            variant={screen === name ? 'solid' : 'outline'}
            aria-pressed={screen === name}
            startIcon={
              name === 'phone' ? (
                <SmartphoneIcon size={18} aria-hidden />
              ) : (
                <DesktopIcon size={18} aria-hidden />
              )
            }
            onClick={() => setScreen(name)}
          >
            {name === 'phone' ? 'Phone' : 'Desktop'}
          </Button>
        ))}
      </Flex>
      <Stack gap="5" maxW={widths[screen]} mx="auto">
        <Notice>
          Try it as a kid would: nothing that you answer here is kept.
          {work.is_shuffled ? ' Each attempt mixes the order.' : ''}
        </Notice>
        <Box bg="learn.subtle" borderRadius="xl" p={{ base: '4', md: '6' }}>
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {work.title || 'An assessment without a title'}
          </Heading>
          <Text mt="1" fontWeight="semibold">
            {facts.join(' · ')}
          </Text>
          {work.summary ? (
            <Text mt="3" whiteSpace="pre-line">
              {work.summary}
            </Text>
          ) : null}
          <Box as="ul" ps="5" mt="3" listStyleType="disc">
            {work.rules.filter(Boolean).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
            <li>{reviewText(work)}</li>
          </Box>
        </Box>
        {work.sections.map((section, index) => (
          <Stack key={section.key} gap="4" as="section" aria-label={`Section ${index + 1}`}>
            {work.sections.length > 1 && (
              <Heading as="h2" size="sm" color="learn.fg">
                {section.title || `Section ${index + 1}`}
              </Heading>
            )}
            {section.questions.map(({ item_id, marks, negative_marks }) => {
              const item = items.get(item_id)
              return item ? (
                <ItemPaper
                  key={item_id}
                  question={{
                    ...paperQuestionOf(draftOf(item), {
                      id: item_id,
                      number: numberOf(work, item_id),
                    }),
                    marks,
                    negative_marks,
                  }}
                  total={total}
                  note={section.note}
                />
              ) : null
            })}
          </Stack>
        ))}
        {total === 0 && <Text color="fg.muted">The questions appear here as you add them.</Text>}
      </Stack>
    </Box>
  )
}
