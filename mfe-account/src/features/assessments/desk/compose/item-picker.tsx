import type { BankItem } from '@brightyard/contract/entities'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, Button, chakra, EmptyState, Flex, Text } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { Drawer } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { marksText, questionsText } from '../../words.ts'
import { BankFilterBar } from '../bank/bank-filters.tsx'
import { ItemRow, ItemSheet } from '../bank/item-row.tsx'
import { GrowingList } from '../desk-list.tsx'
import { type BankFilters, bankQuery } from '../desk.queries.ts'
import { composeControl, useComposer } from './composing-context.ts'
import { placeOf } from './work.ts'

interface Props {
  section: number
  onClose: () => void
}

/** Questions of the bank, ticked and added together. */
export function ItemPicker({ section, onClose }: Props) {
  const { id: for_assessment, work, add, focusOn } = useComposer()
  const [filters, setFilters] = useState<BankFilters>({})
  const [chosen, setChosen] = useState<readonly BankItem[]>([])
  const list = useInfiniteQuery(bankQuery({ ...filters, for_assessment }))
  const marks = chosen.reduce((sum, item) => sum + item.marks, 0)
  const isChosen = (item: BankItem) => chosen.some(({ id }) => id === item.id)
  function finish() {
    const [first] = chosen
    add(section, chosen)
    onClose()
    if (first) focusOn(composeControl.question(first.id, 'card'))
  }
  return (
    <Drawer
      open
      size="full"
      title="Choose from the bank"
      onClose={onClose}
      footer={
        <Flex gap="4" align="center" justify="flex-end" wrap="wrap" w="full">
          <Text role="status" color="fg.muted">
            {chosen.length === 0
              ? 'Nothing chosen yet'
              : `${questionsText(chosen.length)} chosen, ${marksText(marks)}`}
          </Text>
          <Button disabled={chosen.length === 0} onClick={finish}>
            Add to the assessment
          </Button>
        </Flex>
      }
    >
      <Box maxW="60rem" mx="auto">
        <BankFilterBar filters={filters} onChange={setFilters} forAssessment={for_assessment} />
        <GrowingList
          list={list}
          what="the questions"
          lines={10}
          empty={
            <EmptyState level={3} title="No question fits">
              Leave out a filter, or close this and write one.
            </EmptyState>
          }
        >
          {(items) => (
            <ItemSheet aria-label="Questions">
              {items.map((item) => {
                const isThere = placeOf(work, item.id) !== null
                return (
                  <ItemRow
                    key={item.id}
                    item={item}
                    title={(text) => (
                      <Whole>
                        <Checkbox
                          checked={isThere || isChosen(item)}
                          disabled={isThere}
                          onChange={({ currentTarget }) =>
                            setChosen(
                              currentTarget.checked
                                ? [...chosen, item]
                                : chosen.filter(({ id }) => id !== item.id),
                            )
                          }
                        >
                          {isThere ? `${text} (in the assessment)` : text}
                        </Checkbox>
                      </Whole>
                    )}
                  />
                )
              })}
            </ItemSheet>
          )}
        </GrowingList>
      </Box>
    </Drawer>
  )
}

/** The tick is reached anywhere in its row. */
const Whole = chakra('div', {
  base: { '& label::before': { content: '""', position: 'absolute', inset: '0' } },
})
