import type { OwnOfferingDetails } from '@brightyard/contract/entities'
import { offeringDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useNavigate, useSearchParams } from '@brightyard/runtime'
import { Box, Button, Flex, Notice } from '@brightyard/ui'
import {
  ConfirmDialog,
  EditorBar,
  type Problem,
  ProblemList,
  useFocusOn,
} from '@brightyard/ui/editor'
import { useState } from 'react'
import { DatesPart } from './dates-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { controlOf, EditingContext } from './editing.ts'
import { OfferingActions } from './offering-actions.tsx'
import type { OfferingWork } from './offering-work.ts'
import { byPlace, problemsTitle, stateWords, statusText, whereOf } from './offering-words.ts'
import { PreviewPart } from './preview-part.tsx'
import { TicketsPart } from './tickets-part.tsx'
import { useOfferingEditor } from './use-offering-editor.ts'

const partNames = ['details', 'tickets', 'dates', 'preview'] as const
type PartName = (typeof partNames)[number]

const partsOf = ({ kind }: OfferingWork) => [
  { name: 'details' as const, label: 'Details' },
  { name: 'tickets' as const, label: kind === 'camp' ? 'Packages' : 'Tickets' },
  { name: 'dates' as const, label: 'Dates' },
  { name: 'preview' as const, label: 'Preview' },
]

const partOf = (place: string): PartName =>
  place === 'dates'
    ? 'dates'
    : /^(ticket_types|refund_steps|moves_until_hours)/.test(place)
      ? 'tickets'
      : 'details'

interface Props {
  stored?: OwnOfferingDetails
  /** Of a new one. */
  started?: OfferingWork
  /** A new one is thrown away. */
  onDiscard?: () => void
}

/** An offering in the making, or one that is offered and changes when it is saved. */
export function OfferingEditor({ stored, started, onDiscard }: Props) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const focusOn = useFocusOn()
  const [isDiscarding, setDiscarding] = useState(false)
  const editor = useOfferingEditor(stored, started)
  const { work, problems, asked, isUnsaved, isSaving, isPublishing } = editor
  const part = partNames.find((name) => name === query.get('part')) ?? 'details'
  if (!work) return null
  const state = stored?.state ?? 'draft'
  const isPublished = state === 'published'
  const addressOf = (name: PartName) =>
    offeringDeskPaths.edit.to(stored ? { id: stored.id } : {}, { part: name })
  const listed = Object.entries(problems)
    .map(([place, sentence]) => ({ place, sentence, where: whereOf(place, work.kind) }))
    .toSorted(byPlace)
  const isWrong = listed.length > 0
  function lead({ place }: Problem) {
    void navigate(addressOf(partOf(place)), { replace: true, preventScrollReset: true })
    focusOn(controlOf(place))
  }
  return (
    <EditingContext value={{ work, change: editor.change, problems }}>
      <PageHead title={work.title || 'An offering'} description="Write what you offer." hidden />
      <Box bg="bg.subtle" minH="100dvh">
        <EditorBar
          back={{
            label: 'What you offer',
            link: (arrow) => <Link to={offeringDeskPaths.manage.to()}>{arrow}</Link>,
          }}
          title={work.title || 'An offering without a name'}
          state={stateWords[state]}
          status={statusText({ isUnsaved, isWrong, isNew: !stored, state, isPublishing })}
          isWrong={isWrong}
          actions={
            <Flex align="center" gap="2" ms="auto" wrap="wrap" justify="flex-end">
              {isUnsaved && (
                <Button
                  variant="ghost"
                  size="sm"
                  minH="2.75rem"
                  onClick={() => setDiscarding(true)}
                >
                  Discard
                </Button>
              )}
              {(isUnsaved || isPublished) && (
                <Button
                  variant={isPublished || !stored ? 'solid' : 'outline'}
                  busy={isSaving}
                  disabled={!isUnsaved}
                  onClick={() => editor.save(isPublished)}
                >
                  {isPublished ? 'Save changes' : 'Save draft'}
                </Button>
              )}
              {stored && !isPublished && (
                <Button busy={isSaving} onClick={() => editor.save(true)}>
                  Publish
                </Button>
              )}
              {stored && (
                <OfferingActions
                  offering={stored}
                  onRemoved={() => {
                    editor.discard()
                    void navigate(offeringDeskPaths.manage.to(), { replace: true })
                  }}
                />
              )}
            </Flex>
          }
          tabs={{
            label: 'Parts of the offering',
            shown: partsOf(work),
            current: part,
            link: ({ name, label }, attributes) => (
              <Link to={addressOf(name)} replace preventScrollReset {...attributes}>
                {label}
              </Link>
            ),
          }}
        />
        <Box px={{ base: '2', md: '6' }} py={{ base: '4', md: '8' }} maxW="56rem" mx="auto">
          {editor.isLeftOver && isUnsaved && (
            <Box mb="4">
              <Notice>What you had not saved on this device is back.</Notice>
            </Box>
          )}
          {editor.failure && (
            <Box mb="4" role="alert">
              <Notice tone="danger" title="Not saved">
                {editor.failure}
              </Notice>
            </Box>
          )}
          {isWrong && (
            <ProblemList
              title={problemsTitle(listed.length, { state, isPublishing })}
              problems={listed}
              focusedFor={asked}
              onChoose={lead}
            />
          )}
          {part === 'details' && <DetailsPart />}
          {part === 'tickets' && <TicketsPart />}
          {part === 'dates' && (
            <DatesPart stored={stored} onSave={() => editor.save(isPublished)} />
          )}
          {part === 'preview' && <PreviewPart stored={stored} />}
        </Box>
      </Box>
      <ConfirmDialog
        open={isDiscarding}
        title={stored ? 'Discard your changes?' : 'Throw this away?'}
        description={
          stored
            ? 'What is stored stays as it is. What you wrote since then is gone.'
            : 'It is not saved anywhere else, and cannot be brought back.'
        }
        keep="Keep writing"
        confirm={stored ? 'Discard the changes' : 'Throw it away'}
        onConfirm={() => {
          setDiscarding(false)
          editor.discard()
          onDiscard?.()
        }}
        onClose={() => setDiscarding(false)}
      />
    </EditingContext>
  )
}
