import type { Composition, DeskAssessment } from '@brightyard/contract/entities'
import { marksOf } from '@brightyard/contract/assessments'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Button, Flex, Span } from '@brightyard/ui'
import { EditorBar } from '@brightyard/ui/editor'
import type { ReactNode } from 'react'
import { marksText, questionsText } from '../../words.ts'
import { stateWords } from '../desk-words.ts'
import { questionsIn } from './work.ts'

const parts = [
  { name: 'paper', label: 'Paper' },
  { name: 'settings', label: 'Settings' },
  { name: 'preview', label: 'Preview' },
] as const
type ComposerPart = (typeof parts)[number]['name']

export const partIn = (query: URLSearchParams): ComposerPart =>
  parts.find(({ name }) => name === query.get('part'))?.name ?? 'paper'

interface Props {
  desk: DeskAssessment
  work: Composition
  part: ComposerPart
  /** What is saved, or that it cannot be changed. */
  status: string
  isWrong?: boolean
  /** At the end: publishing, or what can be done with a published one. */
  actions: ReactNode
}

/** The bar of an assessment: with how much the paper counts beside what can be done. */
export function ComposerBar({ desk, work, part, status, isWrong = false, actions }: Props) {
  return (
    <EditorBar
      back={{
        label: 'All assessments',
        link: (arrow) => <Link to={assessmentDeskPaths.manage.to()}>{arrow}</Link>,
      }}
      title={work.title || 'An assessment without a title'}
      state={stateWords[desk.state]}
      status={status}
      isWrong={isWrong}
      actions={
        <Flex align="center" gap="3" ms="auto" wrap="wrap" justify="flex-end">
          <Span fontSize="sm" textAlign="end" lineHeight="1.25" whiteSpace="nowrap">
            <Span display="block" fontWeight="bold" fontFamily="heading" fontSize="md">
              {marksText(marksOf(work))}
            </Span>
            <Span color="fg.muted">{questionsText(questionsIn(work).length)}</Span>
          </Span>
          {actions}
        </Flex>
      }
      tabs={{
        label: 'Parts of the assessment',
        shown: parts,
        current: part,
        link: ({ name, label }, attributes) => (
          <Link
            to={assessmentDeskPaths.edit.to({ id: desk.id }, { part: name })}
            replace
            preventScrollReset
            {...attributes}
          >
            {label}
          </Link>
        ),
      }}
    />
  )
}

/** Publishing, while it is a draft. */
export const PublishButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button busy={busy} onClick={onClick}>
    Publish
  </Button>
)
