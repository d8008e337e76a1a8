import { Spinner } from "@/components/ui/spinner";

/** While the session is checked. */
export default function AccountLoading() {
  return <Spinner />;
}
