import type { BankItem } from '@brightyard/contract/entities'
import { Box, Button, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { answerText } from '../../words.ts'
import { ItemPaper } from '../item-paper.tsx'
import { draftOf, paperQuestionOf } from './item-draft.ts'

interface Props {
  item: BankItem
  onCopy?: () => void
  onClose: () => void
}

/** A question as a kid sees it, and its answer below. */
export function ItemPreview({ item, onCopy, onClose }: Props) {
  const question = { ...paperQuestionOf(draftOf(item), { id: item.id, number: 1 }) }
  const right = answerText(question, item.right)
  return (
    <Dialog
      open
      size="lg"
      closesOnBack
      title="As a kid sees it"
      description={
        item.can_edit ? undefined : `${item.owner_name} shares it: use it as it is, or copy it.`
      }
      onClose={onClose}
      footer={
        onCopy ? (
          <Button variant="outline" onClick={onCopy}>
            Make a copy
          </Button>
        ) : undefined
      }
    >
      <Box bg="bg.subtle" p={{ base: '2', md: '5' }} borderRadius="xl">
        <ItemPaper question={question} total={1} />
      </Box>
      <Text mt="4" fontWeight="semibold" overflowWrap="anywhere">
        Right: {right}
        {item.tolerance > 0 ? `, up to ${item.tolerance} off` : ''}
      </Text>
      {item.explanation ? (
        <Text mt="1" color="fg.muted" whiteSpace="pre-line">
          {item.explanation}
        </Text>
      ) : null}
    </Dialog>
  )
}
