import { readBankItem, renewDeskQuestion } from '@brightyard/contract/calls'
import type { BankItem, DeskAssessment } from '@brightyard/contract/entities'
import { failureSentence, showToast, useApi, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Text } from '@brightyard/ui'
import { useState } from 'react'
import { answerText, marksText } from '../../words.ts'
import { draftOf, paperQuestionOf } from '../bank/item-draft.ts'
import { EditItem } from './new-item.tsx'
import { numberOf } from './work.ts'

interface Props {
  desk: DeskAssessment
  item: BankItem
  marks: number
  onChange: (desk: DeskAssessment) => void
}

/** A question as it was copied, and the way to mend it while nobody has begun. */
export function CopiedQuestion({ desk, item, marks, onChange }: Props) {
  const api = useApi()
  const [inBank, setInBank] = useState<BankItem | null>(null)
  const isOpen = desk.attempts === 0 && item.id > 0
  const isNewer = desk.newer_items.includes(item.id)
  const number = numberOf(desk.composition, item.id)
  const failed = (error: unknown) =>
    showToast({ kind: 'error', title: 'That did not work.', description: failureSentence(error) })
  const renewing = useMutation({
    ...mutationOf(renewDeskQuestion),
    onSuccess(next) {
      onChange(next)
      showToast({ kind: 'success', title: 'The question is mended here too.' })
    },
    onError: failed,
  })
  const opening = useMutation({
    mutationFn: () => api.call(readBankItem, { id: item.id }),
    onSuccess: setInBank,
    onError: failed,
  })
  const renew = () => renewing.mutate({ id: desk.id, item_id: item.id })
  const question = paperQuestionOf(draftOf(item), { id: item.id, number })
  return (
    <Box flex="1" minW="0">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Text fontSize="lg" lineHeight="1.4" whiteSpace="pre-line" overflowWrap="anywhere">
          {item.content.text}
        </Text>
        <Text fontSize="sm" fontWeight="semibold" whiteSpace="nowrap" pt="1">
          {marksText(marks)}
        </Text>
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        Right: {answerText(question, item.right)}
      </Text>
      {isOpen && (item.can_edit || isNewer) ? (
        <Flex gap="2" mt="2" wrap="wrap">
          {item.can_edit && (
            <Button
              size="sm"
              minH="2.75rem"
              variant="ghost"
              busy={opening.isPending}
              aria-label={`Mend question ${number}`}
              onClick={() => opening.mutate()}
            >
              Mend it
            </Button>
          )}
          {isNewer && (
            <Button size="sm" minH="2.75rem" busy={renewing.isPending} onClick={renew}>
              {`Take the newer question ${number} from the bank`}
            </Button>
          )}
        </Flex>
      ) : null}
      {inBank && (
        <EditItem
          item={inBank}
          onSaved={() => {
            setInBank(null)
            renew()
          }}
          onClose={() => setInBank(null)}
        />
      )}
    </Box>
  )
}
