import { Spinner } from "@/components/ui/spinner";

/** While the session and the role are checked. */
export default function AdminLoading() {
  return <Spinner />;
}
