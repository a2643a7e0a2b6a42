import type { BankItem } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { useNavigate, useSearchParams } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, Button, EmptyState, Text } from '@brightyard/ui'
import { PlusIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { questionsText } from '../../words.ts'
import { bankFiltersIn, type BankFilters, bankQuery } from '../desk.queries.ts'
import { DeskPage, GrowingList } from '../desk-list.tsx'
import { BankFilterBar } from './bank-filters.tsx'
import { ItemActions } from './item-actions.tsx'
import { type AboutItem, draftOf, newDraft } from './item-draft.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemPreview } from './item-preview.tsx'
import { ItemRow, ItemSheet, wholeRow } from './item-row.tsx'

type Open =
  | { what: 'new' }
  | { what: 'edit'; item: BankItem }
  | { what: 'copy'; item: BankItem }
  | { what: 'preview'; item: BankItem }

/** The item bank: found by what one remembers, seen at a glance, made and mended in place. */
export function BankView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = bankFiltersIn(query)
  const list = useInfiniteQuery(bankQuery(filters))
  const total = list.data?.pages[0]?.meta.total ?? 0
  const [open, setOpen] = useState<Open | null>(null)
  const [about, setAbout] = useState<Partial<AboutItem>>({})
  const show = (next: BankFilters) =>
    void navigate(assessmentDeskPaths.questions.to({}, { ...next }), {
      replace: true,
      preventScrollReset: true,
    })
  const isFiltered = Object.values(filters).some((one) => one !== undefined)
  const newOne = (
    <Button startIcon={<PlusIcon size={20} aria-hidden />} onClick={() => setOpen({ what: 'new' })}>
      New question
    </Button>
  )
  return (
    <DeskPage
      title="Question bank"
      description="Questions for assessments."
      intro="Write a question once, use it in as many assessments as you like."
      other={{ label: 'Assessments', to: assessmentDeskPaths.manage.to() }}
      newOne={newOne}
    >
      <BankFilterBar filters={filters} onChange={show} />
      <GrowingList
        list={list}
        what="the questions"
        lines={12}
        empty={
          <EmptyState
            level={2}
            title={isFiltered ? 'No question fits' : 'No questions yet'}
            action={newOne}
          >
            {isFiltered ? 'Leave out a filter, or write one.' : 'The first one takes a minute.'}
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <Text color="fg.muted" fontSize="sm" mb="2" role="status">
              {total >= 1000 ? 'More than 1,000 questions' : questionsText(total)}
            </Text>
            <ItemSheet aria-label="Questions">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  title={(text) => (
                    <Box asChild css={wholeRow}>
                      <button
                        type="button"
                        onClick={() => setOpen({ what: item.can_edit ? 'edit' : 'preview', item })}
                      >
                        {text}
                      </button>
                    </Box>
                  )}
                  actions={
                    <ItemActions
                      item={item}
                      onPreview={() => setOpen({ what: 'preview', item })}
                      onEdit={() => setOpen({ what: 'edit', item })}
                      onCopy={() => setOpen({ what: 'copy', item })}
                    />
                  }
                />
              ))}
            </ItemSheet>
          </>
        )}
      </GrowingList>
      {open?.what === 'preview' ? (
        <ItemPreview
          item={open.item}
          onCopy={() => setOpen({ what: 'copy', item: open.item })}
          onClose={() => setOpen(null)}
        />
      ) : open ? (
        <Writing
          open={open}
          about={about}
          onSaved={({ subject, topic, min_age, max_age, difficulty }) => {
            setAbout({ subject, topic, min_age, max_age, difficulty })
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </DeskPage>
  )
}

interface WritingProps {
  open: Exclude<Open, { what: 'preview' }>
  about: Partial<AboutItem>
  onSaved: (item: BankItem) => void
  onClose: () => void
}

function Writing({ open, about, onSaved, onClose }: WritingProps) {
  const [start] = useState(() =>
    open.what === 'new' ? newDraft('single', about) : draftOf(open.item),
  )
  return (
    <ItemEditor
      item={open.what === 'edit' ? open.item : null}
      copyOf={open.what === 'copy' ? open.item.id : undefined}
      {...{ start, onSaved, onClose }}
    />
  )
}
