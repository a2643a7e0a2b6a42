import type { DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { DateTime, PageHead, useNavigate, useSearchParams } from '@brightyard/runtime'
import { Box, LiveRegion, Notice } from '@brightyard/ui'
import { ConflictDialog, type Problem, ProblemList } from '@brightyard/ui/editor'
import { useState } from 'react'
import { ComposerBar, partIn, PublishButton } from './composer-bar.tsx'
import { composeControl, ComposingContext } from './composing-context.ts'
import { EditItem } from './new-item.tsx'
import { PaperPart } from './paper-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishedView } from './published-view.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useComposing } from './use-composing.ts'
import { numberOf, questionsIn } from './work.ts'

const ofSettings: readonly string[] = ['subject', 'max_age', 'minutes', 'opens_at', 'closes_at']

/** An assessment in the making; once it is published, as it stays. */
export function Composer({ desk: first }: { desk: DeskAssessment }) {
  const [query] = useSearchParams()
  const part = partIn(query)
  const navigate = useNavigate()
  const shown = useComposing(first)
  const { composing, draft, asked } = shown
  const { work } = composing
  const { stored: desk, isWrong } = draft
  const [wasDraft] = useState(first.state === 'draft') // the list's copy of it is published in a moment
  if (desk.state !== 'draft' && !draft.theirs)
    return <PublishedView desk={desk} isNew={wasDraft} onChange={draft.take} />

  const problems = Object.entries(shown.problems).map(([place, sentence]) => ({
    place,
    sentence,
    ...targetOf(place),
  }))
  function targetOf(place: string) {
    const [, section, , at] = place.split('.')
    const of = section === undefined ? undefined : work.sections[Number(section)]
    if (!of)
      return ofSettings.includes(place)
        ? { where: 'Settings', id: composeControl.of(place) }
        : { where: 'Paper', id: composeControl.of(place) }
    const question = at === undefined ? undefined : of.questions[Number(at)]
    return question
      ? {
          where: `Question ${numberOf(work, question.item_id)}`,
          id: composeControl.question(question.item_id, 'marks'),
        }
      : {
          where: `Section ${Number(section) + 1}`,
          id: composeControl.section(of.key, place.split('.')[2] ?? 'questions'),
        }
  }
  function lead({ place }: Problem) {
    void navigate(
      assessmentDeskPaths.edit.to(
        { id: desk.id },
        { part: ofSettings.includes(place) ? 'settings' : 'paper' },
      ),
      { replace: true, preventScrollReset: true },
    )
    composing.focusOn(targetOf(place).id)
  }
  return (
    <ComposingContext value={composing}>
      <PageHead title={work.title || 'An assessment'} description="Compose it." hidden />
      <Box bg="bg.subtle" minH="100dvh">
        <ComposerBar
          {...{ desk, work, part, isWrong }}
          status={draft.sentence}
          actions={<PublishButton busy={shown.isPublishing} onClick={() => void shown.publish()} />}
        />
        <Box
          px={{ base: '2', md: '6' }}
          py={{ base: '4', md: '8' }}
          maxW={part === 'settings' ? '48rem' : '60rem'}
          mx="auto"
        >
          {shown.isLeftOver && (
            <Box mb="4">
              <Notice>What you had not saved in this tab is back.</Notice>
            </Box>
          )}
          {asked > 0 && problems.length > 0 && (
            <ProblemList problems={problems} focusedFor={asked} onChoose={lead} />
          )}
          {part === 'paper' && <PaperPart />}
          {part === 'settings' && <SettingsPart />}
          {part === 'preview' && <PreviewPart work={work} items={composing.items} />}
        </Box>
      </Box>
      <LiveRegion>{shown.said}</LiveRegion>
      {shown.edited && (
        <EditItem
          key={shown.edited.id}
          item={shown.edited}
          place={{ number: numberOf(work, shown.edited.id), total: questionsIn(work).length }}
          onSaved={(item) => {
            shown.known([item])
            shown.closeEdited()
          }}
          onClose={shown.closeEdited}
        />
      )}
      {shown.isConfirming && (
        <PublishDialog
          work={work}
          busy={shown.isPublishing}
          onConfirm={() => void shown.publishNow()}
          onClose={shown.keepDraft}
        />
      )}
      {draft.theirs && (
        <ConflictDialog
          title={
            draft.theirs.state === 'draft'
              ? 'This assessment was changed elsewhere'
              : 'This assessment was published elsewhere'
          }
          when={<DateTime iso={draft.theirs.changed_at} show="relative" />}
          ofCopy="Both stay: the copy is a draft of its own."
          busy={shown.isCopying}
          onSaveCopy={() => void shown.saveCopy()}
          onTakeTheirs={shown.takeTheirs}
          onOverwrite={draft.theirs.state === 'draft' ? draft.overwrite : undefined}
        />
      )}
    </ComposingContext>
  )
}
