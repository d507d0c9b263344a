-- Each server counts for itself how many forms an address sends.
drop function public.take_form_attempt(text, integer, integer);
drop table public.form_attempts;
