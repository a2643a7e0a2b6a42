import type { OpenDatabase } from '@brightyard/database'

/** What must always be true of stock, orders and payments; each statement finds the rows that break its rule. */
const rules: Record<string, string> = {
  'stock is never below zero': 'select id from product_variants where units_available < 0',
  'a product is in stock if one of its variants is': `
    select p.id from products p where p.in_stock <> exists (
      select 1 from product_variants v where v.product_id = p.id and v.units_available > 0)`,
  'an order has lines, a first step and a payment': `
    select o.id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
      or not exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'placed')
      or not exists (select 1 from payments p where p.order_id = o.id)`,
  'the lines and the delivery make the sum, and the sum is what is to be paid': `
    select o.id from orders o where o.total_in_paise <> (o.totals ->> 'delivery_in_paise')::bigint
        + (select sum(l.total_in_paise) from order_lines l where l.order_id = o.id)
      or exists (select 1 from payments p where p.order_id = o.id and p.amount_in_paise <> o.total_in_paise)`,
  'a paid order has a payment, an invoice and its items': `
    select o.id from orders o where o.status in ('paid', 'packed', 'shipped', 'delivered')
      and (o.invoice_number is null or o.stock_released_at is not null or o.paid_at is null
        or not exists (select 1 from payments p where p.order_id = o.id and p.status = 'success'))`,
  'an order that is over holds nothing': `
    select id from orders where status in ('payment_failed', 'cancelled') and stock_released_at is null`,
  'a coupon is never used more often than it may be': `
    select c.id from coupons c where c.usage_limit < (
      select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null)`,
  'a coupon and its order are held and released together': `
    select u.id from coupon_uses u join orders o on o.id = u.order_id
      where (u.released_at is null) <> (o.stock_released_at is null)`,
  'what was paid is kept or refunded: a payment goes back in full or in parts, never twice': `
    select p.id from payments p
      left join (select payment_id, sum(amount_in_paise) as back, bool_or(state = 'due') as owes
        from refunds group by payment_id) r on r.payment_id = p.id
      where coalesce(r.back, 0) > p.amount_in_paise
        or (p.status in ('refund_due', 'refunded')) <> (p.status in ('success', 'refund_due', 'refunded')
          and p.amount_in_paise = coalesce(r.back, 0) and (p.amount_in_paise > 0 or p.status <> 'success'))
        or (p.status in ('pending', 'failure') and r.back is not null)
        or (p.status = 'refunded' and r.owes)`,
  'a line is never refunded with more than was paid for it': `
    select l.id from order_lines l join refunds r on r.order_line_id = l.id
      join payments p on p.id = r.payment_id
      group by l.id having sum(r.amount_in_paise) > l.total_in_paise or bool_or(p.order_id <> l.order_id)`,
  'the seats that are taken are those of bookings and those given away elsewhere': `
    select s.id from offering_sessions s where s.seats_taken <> s.seats_elsewhere + (
      select count(*) from booking_seats b where b.session_id = s.id and b.released_at is null)`,
  'a booking has seats while it is live, and none once it is over': `
    select b.id from bookings b where (b.state in ('held', 'confirmed', 'offered', 'attended', 'missed')) <>
      exists (select 1 from booking_seats s where s.booking_id = b.id and s.released_at is null)`,
  'a booking is held while its order awaits its payment, and confirmed once it is paid': `
    select b.id from bookings b join order_lines l on l.id = b.order_line_id join orders o on o.id = l.order_id
      where (b.state = 'held') <> (o.status = 'awaiting_payment')
        or (b.state = 'confirmed' and o.status <> 'paid')`,
  'a booking says what the refunds of its line say': `
    select b.id from bookings b where b.refunded_in_paise <> coalesce(
      (select sum(r.amount_in_paise) from refunds r where r.order_line_id = b.order_line_id), 0)`,
  'a plan is held while its order awaits its payment, and is a term once it is paid': `
    select l.order_line_id from subscription_lines l join order_lines ol on ol.id = l.order_line_id
      join orders o on o.id = ol.order_id left join subscriptions s on s.order_line_id = l.order_line_id
      where (l.released_at is null) <> (o.status = 'awaiting_payment')
        or coalesce(s.state = 'active', false) <> (o.status = 'paid')`,
  'a package of a campaign is held with its order, and never more often than there is of it': `
    select c.id from campaign_orders c join orders o on o.id = c.order_id
      where (c.released_at is null) <> (o.stock_released_at is null)
    union all select p.id from campaign_packages p where p.capacity < (
      select sum(c.quantity) from campaign_orders c where c.package_id = p.id and c.released_at is null)`,
  'a kid is held for a program while the order awaits its payment': `
    select l.order_line_id from program_lines l join order_lines ol on ol.id = l.order_line_id
      join orders o on o.id = ol.order_id where (l.released_at is null) <> (o.status = 'awaiting_payment')`,
  'a class of a program counts every kid who is held or enrolled': `
    select c.id from program_classes c where c.seats_taken < (
      select count(*) from program_lines l where l.class_id = c.id and l.released_at is null) + (
      select count(*) from program_enrolments e where e.class_id = c.id and e.state <> 'left')`,
  'the terms of a kid follow each other': `
    select a.id from subscriptions a join subscriptions b on b.student_id = a.student_id and b.code = a.code
      and b.id > a.id where a.state = 'active' and b.state = 'active'
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'a term says what the refunds of its line say': `
    select s.id from subscriptions s where s.refunded_in_paise <> coalesce(
      (select sum(r.amount_in_paise) from refunds r where r.order_line_id = s.order_line_id), 0)`,
  'a refund of what was invoiced has a credit note once it is paid, and only then': `
    select id from refunds where (reverses_invoice and state = 'paid') <> (credit_note_number is not null)`,
  'a refund is paid once it has a moment, and only then': `
    select id from refunds where (state = 'paid') <> (paid_at is not null)`,
}

/** The broken rules, with the rows that break them. */
export async function brokenInvariants({ query }: Pick<OpenDatabase, 'query'>) {
  const found = await Promise.all(
    Object.entries(rules).map(async ([rule, statement]) => ({
      rule,
      rows: await query(statement),
    })),
  )
  return found.filter(({ rows }) => rows.length > 0)
}
