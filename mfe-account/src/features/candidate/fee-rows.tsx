import type { CandidateFee } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, Flex } from '@brightyard/ui'

/** The total first: it is what is paid. The tax is in it. */
export const FeeRows = ({ fee }: { fee: CandidateFee }) => (
  <Box as="dl">
    {[
      ['Fee before tax', fee.pre_tax_in_paise],
      [`Tax ${fee.tax_percent}%`, fee.tax_in_paise],
      ['To pay', fee.total_in_paise],
    ].map(([name, paise], index) => (
      <Flex
        key={name}
        justify="space-between"
        gap="4"
        py="2"
        {...(index === 2
          ? { borderTopWidth: '1px', fontWeight: 'bold', fontSize: 'lg', mt: '2', pt: '3' }
          : { color: 'fg.muted' })}
      >
        <dt>{name}</dt>
        <dd>{formatMoney(Number(paise))}</dd>
      </Flex>
    ))}
  </Box>
)
